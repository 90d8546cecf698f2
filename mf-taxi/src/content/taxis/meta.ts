import type { ContentMeta } from '@eldorado/remote';

export const taxis: ContentMeta = {
  title: { es: 'Taxis', en: 'Taxis', fr: 'Taxis', pt: 'Táxis' },
  description: {
    es: 'Toma el taxi oficial de El Dorado: dónde está el puesto, las tarifas de 2026, cómo verificar la placa y qué hacer si te cobran de más en la carrera.',
    en: 'Take the official taxi at El Dorado: where the stand is, the fares for 2026, how to check the licence plate and what to do if you are overcharged.',
    fr: 'Prenez le taxi officiel d’El Dorado : où se trouve la station, les tarifs 2026, comment vérifier la plaque et que faire en cas de surfacturation.',
    pt: 'Pegue o táxi oficial do El Dorado: onde fica o ponto, as tarifas de 2026, como conferir a placa e o que fazer se cobrarem a mais pela corrida.',
  },
  keywords: {
    es: [
      'taxi',
      'tarifa',
      'taxi aeropuerto',
      'placa',
      'reserva',
      'cobro excesivo',
      'Taxi Imperial',
      'recargo aeropuerto',
    ],
    en: [
      'taxi',
      'fare',
      'airport taxi',
      'licence plate',
      'booking',
      'overcharging',
      'Taxi Imperial',
      'airport surcharge',
    ],
    fr: [
      'taxi',
      'tarif',
      'taxi aéroport',
      'plaque',
      'réservation',
      'surfacturation',
      'Taxi Imperial',
      'supplément aéroport',
    ],
    pt: [
      'táxi',
      'tarifa',
      'táxi do aeroporto',
      'placa',
      'reserva',
      'cobrança abusiva',
      'Taxi Imperial',
      'adicional do aeroporto',
    ],
  },
};
