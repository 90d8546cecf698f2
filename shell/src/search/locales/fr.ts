import type es from './es.ts';

const fr: typeof es = {
  title: 'Rechercher à El Dorado',
  label: 'Que cherchez-vous ?',
  hint: 'Vol, ville, boutique ou service',
  submit: 'Rechercher',
  clear: 'Effacer la saisie',
  close: 'Fermer la recherche',
  keys: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer',
  recent: 'Recherches récentes',
  forget: (query) => `Retirer « ${query} » des recherches récentes`,
  popular: { page: 'Les plus demandés', place: 'Destinations les plus demandées' },
  group: {
    flight: 'Vols d’aujourd’hui et de demain',
    place: 'Destinations et compagnies',
    page: 'Pages et services',
    establishment: 'Boutiques, restaurants et plus',
  },
  said: 'Réponse',
  results: 'Résultats',
  count: (count) => (count <= 1 ? `${count} résultat` : `${count} résultats`),
  resultsOf: (query) => `Résultats pour « ${query} »`,
  all: (query) => `Voir tous les résultats pour « ${query} »`,
  shown: (shown, total) => `Vous en voyez ${shown} sur ${total}. Précisez pour affiner.`,
  searching: 'Recherche en cours',
  none: 'Aucun résultat',
  noneText: (query) =>
    `Rien ne correspond à « ${query} ». Essayez un autre mot, ou continuez par ici.`,
  flights: 'Voir tous les vols',
  contact: 'Nous écrire',
  call: 'Appeler le centre d’assistance',
  chat: 'Ouvrir la messagerie',
  allPages: 'Toutes les pages',
  failed: 'La recherche n’a pas pu se charger',
  failedText: 'Vérifiez votre connexion et réessayez.',
  retry: 'Réessayer',
  offline:
    'Vous êtes hors ligne. Vous pouvez chercher des pages, des boutiques et des destinations ; les vols ont besoin du réseau.',
  flightsFailed: 'La recherche de vols ne répond pas pour l’instant. Le reste est ici.',
};

export default fr;
