import { text4 } from '../text/localized.ts';

/** Why hours differ on a day, by the key that an imported file gives. */
export const reasons = {
  good_friday: text4('Viernes Santo', 'Good Friday', 'Vendredi saint', 'Sexta-feira Santa'),
  holy_thursday: text4('Jueves Santo', 'Holy Thursday', 'Jeudi saint', 'Quinta-feira Santa'),
  christmas_eve: text4('Nochebuena', 'Christmas Eve', 'Veille de Noël', 'Véspera de Natal'),
  christmas: text4('Navidad', 'Christmas Day', 'Noël', 'Natal'),
  new_year_eve: text4('Fin de año', 'New Year’s Eve', 'Saint-Sylvestre', 'Véspera de Ano-Novo'),
  new_year: text4('Año Nuevo', 'New Year’s Day', 'Jour de l’an', 'Ano-Novo'),
  stocktaking: text4('Inventario', 'Stocktaking', 'Inventaire', 'Inventário'),
  works: text4('Obras', 'Building works', 'Travaux', 'Obras'),
} as const;

export type ReasonKey = keyof typeof reasons;
