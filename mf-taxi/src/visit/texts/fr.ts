import type { VisitTexts } from './es.ts';

const fr: VisitTexts = {
  titleTrip: 'Réservez votre taxi',
  titlePhone: 'Connectez-vous avec votre mobile',
  titleCode: 'Saisissez le code',
  titleDetails: 'Qui voyage',
  titleReview: 'Vérifiez et réservez',
  titleDone: 'Votre réservation est enregistrée',
  titleBookings: 'Mes réservations de taxi',
  titleData: 'Mes données du service de taxi',
  titleGone: 'Cette page n’est plus disponible',
  lead: 'Étape par étape, à un tarif réglementé. Ce que vous saisissez est gardé un jour sur notre serveur.',
  choose: 'Choisissez un lieu',
  flightFromAirport: 'Le vol ne s’indique qu’au départ de l’aéroport. Laissez ce champ vide.',
  wait: 'De nombreuses demandes arrivent de votre réseau. Attendez une minute et appuyez de nouveau sur le bouton ; votre numéro est toujours là.',
  session:
    'Votre session dure 30 minutes. Ne partagez pas l’adresse de cette page : toute personne qui l’a peut voir vos réservations jusqu’à votre déconnexion.',
  gone: 'Ce que vous saisissez est gardé un jour, et l’adresse change quand vous vous connectez ou vous déconnectez.',
  restart: 'Recommencer',
  signedOut: 'Votre session est fermée.',
  deleted: 'Nous avons supprimé vos données.',
  cancelled: 'Nous avons annulé la réservation. Vous ne payez rien.',
};

export default fr;
