import type { Translated } from '@eldorado/i18n/locale';

/** What the small map of a place says in its own words. */
export interface PlaceMapWords {
  /** Names the link that the drawing is. */
  open: (name: string, where: string) => string;
  near: (names: string) => string;
  demo: string;
}

export const placeMapWords: Translated<PlaceMapWords> = {
  es: {
    open: (name, where) => `Abrir ${name} en el mapa: ${where}`,
    near: (names) => `cerca de ${names}`,
    demo: 'Plano de demostración',
  },
  en: {
    open: (name, where) => `Open ${name} on the map: ${where}`,
    near: (names) => `near ${names}`,
    demo: 'Demonstration floor plan',
  },
  fr: {
    open: (name, where) => `Ouvrir ${name} sur le plan : ${where}`,
    near: (names) => `près de ${names}`,
    demo: 'Plan de démonstration',
  },
  pt: {
    open: (name, where) => `Abrir ${name} no mapa: ${where}`,
    near: (names) => `perto de ${names}`,
    demo: 'Planta de demonstração',
  },
};
