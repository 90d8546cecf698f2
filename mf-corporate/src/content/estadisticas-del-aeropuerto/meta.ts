import type { ContentMeta } from '@eldorado/remote';

export const estadisticasDelAeropuerto: ContentMeta = {
  title: {
    es: 'Estadísticas del aeropuerto',
    en: 'Airport statistics',
    fr: 'Statistiques de l’aéroport',
    pt: 'Estatísticas do aeroporto',
  },
  description: {
    es: 'Pasajeros, vuelos, carga, capacidad, pistas y destinos del aeropuerto El Dorado en una sola tabla, con la fuente y el año de cada una de las cifras.',
    en: 'Passengers, flights, cargo, capacity, runways and destinations of El Dorado airport, each figure with the source it comes from and the year it covers.',
    fr: 'Passagers, vols, fret, capacité, pistes et destinations de l’aéroport El Dorado : chaque chiffre est donné avec sa source et son année.',
    pt: 'Passageiros, voos, carga, capacidade, pistas e destinos do aeroporto El Dorado: cada número aparece com a fonte e com o ano a que se refere.',
  },
  keywords: {
    es: [
      'estadísticas',
      'cifras',
      'pasajeros',
      'operaciones',
      'destinos',
      'pistas',
      'altitud',
      'capacidad',
    ],
    en: [
      'statistics',
      'figures',
      'passengers',
      'movements',
      'destinations',
      'runways',
      'elevation',
      'capacity',
    ],
    fr: [
      'statistiques',
      'chiffres',
      'passagers',
      'mouvements',
      'destinations',
      'pistes',
      'altitude',
      'capacité',
    ],
    pt: [
      'estatísticas',
      'números',
      'passageiros',
      'movimentos',
      'destinos',
      'pistas',
      'altitude',
      'capacidade',
    ],
  },
};
