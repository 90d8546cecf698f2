import type es from './es.ts';

const fr: Record<keyof typeof es, string> = {
  retry: 'Réessayer',

  'fare.title': 'Calculez votre course',
  'fare.lead': 'Connaissez le prix avant de monter. Aucune connexion n’est nécessaire.',
  'fare.submit': 'Calculer le prix',
  'fare.waiting': 'Indiquez où vous allez ou d’où vous partez : le prix s’affiche ligne par ligne.',
  'fare.toBookings': 'Voir mes réservations de taxi',
  'fare.failure': 'Impossible de calculer le prix',
  'fare.failureText':
    'Vérifiez votre connexion et réessayez. Votre saisie est conservée dans le formulaire.',
  'fare.route.from': 'De l’aéroport à {{place}}',
  'fare.route.to': 'De {{place}} à l’aéroport',
  'fare.when': '{{date}}, {{time}} · environ {{km}} km par la route',
  'fare.range': 'Entre {{min}} et {{max}}',
  'fare.why':
    'Le prix le plus bas est sans attente. Le plus élevé comprend l’attente habituelle dans la circulation.',
  'fare.lines': 'Détail du calcul',
  'fare.item': 'Élément',
  'fare.count': 'Calcul',
  'fare.amount': 'Montant',
  'fare.total': 'Total sans attente',
  'fare.rounded': 'Les totaux sont arrondis à {{cop}}.',
  'fare.decree': '{{decree}}, en vigueur depuis le {{day}}.',
  'fare.source': 'Source :',
  'fare.readOn': 'consultée le {{day}}.',

  'field.direction': 'Trajet',
  'direction.from': 'Depuis l’aéroport',
  'direction.to': 'Vers l’aéroport',
  'field.place': 'Lieu en ville',
  'field.placeHint': 'Un quartier, une zone d’hôtels, un centre commercial ou la gare routière',
  'field.at': 'Date et heure',
  'field.atHint': 'Heure de Bogotá. Laissez vide pour partir maintenant.',
  'field.vehicle': 'Type de taxi',
  'vehicle.standard': 'Standard',
  'vehicle.quality': 'Avec facteur d’excellence',
  'field.doorToDoor': 'Je le commande par téléphone ou application (porte à porte)',

  'error.title': 'Vérifiez ces informations',
  'error.place.required': 'Indiquez le lieu en ville',
  'error.place.unknown':
    'Nous ne connaissons pas « {{place}} ». Choisissez un lieu de la liste ou un lieu proche.',
  'error.place.several': '« {{place}} » peut désigner plusieurs lieux. Choisissez-en un.',
  'error.at': 'Indiquez une date et une heure valides, ou laissez le champ vide',

  'line.start': 'Prise en charge',
  'line.units': 'Distance, par unités de {{metres}} m',
  'line.airport': 'Supplément aéroport',
  'line.night-holiday': 'Supplément nuit, dimanche ou jour férié',
  'line.door-to-door': 'Service porte à porte',
  'line.minimum': 'Complément jusqu’au prix minimum',

  'session.checking': 'Recherche de votre session dans ce navigateur.',
  'session.script':
    'Pour voir vos réservations, activez JavaScript : votre session n’est gardée que dans ce navigateur.',
  'session.needed': 'Connectez-vous pour voir vos réservations',
  'session.explained':
    'Les réservations se font et se consultent avec votre numéro de mobile et un code de vérification. Aucune session n’est ouverte dans ce navigateur.',
  'session.toTaxis': 'Aller à la page des taxis',
  'session.user': 'Session de {{name}}',
  'session.logOut': 'Se déconnecter',

  'bookings.active': 'Réservations en cours',
  'bookings.noneActive': 'Vous n’avez aucune réservation en cours',
  'bookings.history': 'Historique',
  'bookings.noneHistory': 'Vos trajets passés s’afficheront ici.',
  'bookings.failure': 'Impossible de charger vos réservations',
  'bookings.failureText':
    'Vos réservations sont conservées. Vérifiez votre connexion et réessayez.',

  'booking.number': 'Réservation {{number}}',
  'booking.when': '{{date}}, {{time}}',
  'booking.route': 'De {{origin}} à {{destination}}',
  'booking.status.nueva': 'Nouvelle',
  'booking.status.confirmada': 'Confirmée',
  'booking.status.cumplida': 'Terminée',
  'booking.plate': 'Cherchez la plaque',
  'booking.vehicle': 'Véhicule',
  'booking.driver': 'Chauffeur',
  'booking.persons': 'Personnes',
  'booking.bags': 'Bagages',
  'booking.payment': 'Paiement',
  'booking.payment.cash': 'Espèces',
  'booking.payment.card-terminal': 'Carte',
  'booking.price': 'Prix',
};

export default fr;
