import type es from './es.ts';

const fr: Record<keyof typeof es, string> = {
  lead: 'Dites en une phrase à quoi sert cette page.',
  time: 'Il est {{time}} à l’aéroport.',
  flights: 'Voir les vols',
};

export default fr;
