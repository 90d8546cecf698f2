import type { Translated } from '@eldorado/i18n/locale';

export type FlightKind = 'international' | 'national';

/** The facts of a connection that the rules ask about. */
export interface ConnectionFacts {
  arrival: FlightKind;
  departure: FlightKind;
  /** `through`: the bags go to the final destination by themselves. */
  baggage: 'through' | 'recheck';
  /** `unknown` while an airline is not chosen. */
  terminals: 'same' | 'different' | 'unknown';
}

export type ConnectionStepKey =
  'immigration' | 'claim' | 'customs' | 'bus' | 'recheck' | 'exit' | 'security' | 'gate';

export type SourceKey = 'transit' | 'queues' | 'busHours' | 'busInterval' | 'estimate';

export interface ConnectionRule {
  step: ConnectionStepKey;
  /** The step is needed when all facts of any one line hold. */
  when: readonly Partial<ConnectionFacts>[];
  /** Usual time in minutes, from and to. */
  minutes: readonly [from: number, to: number];
  sources: readonly SourceKey[];
}

/** What a traveller who changes planes in Bogotá has to do, in order. Edit this table to change the answer. */
export const connectionRules: readonly ConnectionRule[] = [
  {
    step: 'immigration',
    when: [{ arrival: 'international' }],
    minutes: [20, 45],
    sources: ['transit', 'queues'],
  },
  { step: 'claim', when: [{ baggage: 'recheck' }], minutes: [15, 35], sources: ['estimate'] },
  {
    step: 'customs',
    when: [{ arrival: 'international' }],
    minutes: [5, 15],
    sources: ['estimate'],
  },
  {
    step: 'bus',
    when: [{ terminals: 'different' }],
    // Up to 18 minutes of waiting, and about ten on the road, which is an estimate.
    minutes: [10, 28],
    sources: ['busHours', 'busInterval', 'estimate'],
  },
  { step: 'recheck', when: [{ baggage: 'recheck' }], minutes: [15, 40], sources: ['estimate'] },
  {
    step: 'exit',
    when: [{ departure: 'international' }],
    // Security of 5 to 15 minutes, and the passport check, which is an estimate.
    minutes: [15, 45],
    sources: ['queues', 'estimate'],
  },
  {
    // Between two domestic flights of one terminal the traveller stays behind security.
    step: 'security',
    when: [
      { departure: 'national', arrival: 'international' },
      { departure: 'national', baggage: 'recheck' },
      { departure: 'national', terminals: 'different' },
    ],
    minutes: [5, 15],
    sources: ['queues'],
  },
  { step: 'gate', when: [{}], minutes: [5, 15], sources: ['estimate'] },
];

export interface RuleSource {
  title: Translated;
  /** Who published it; null for our own estimates. */
  publisher: string | null;
  /** ISO date. */
  readOn: string;
}

/** Where each figure and rule was read (domain.md section 3). */
export const ruleSources: Readonly<Record<SourceKey, RuleSource>> = {
  transit: {
    publisher: 'kayak.com',
    readOn: '2026-11-21',
    title: {
      es: 'Los pasajeros en tránsito internacional deben entrar a Colombia',
      en: 'International transit passengers must enter Colombia',
      fr: 'Les passagers en transit international doivent entrer en Colombie',
      pt: 'Passageiros em trânsito internacional devem entrar na Colômbia',
    },
  },
  queues: {
    publisher: 'cestee',
    readOn: '2026-11-21',
    title: {
      es: 'Filas usuales: seguridad de 5 a 15 minutos y Migración al llegar de 20 a 45',
      en: 'Usual queues: security 5 to 15 minutes, immigration on arrival 20 to 45',
      fr: 'Files habituelles : sécurité de 5 à 15 minutes, immigration à l’arrivée de 20 à 45',
      pt: 'Filas usuais: segurança de 5 a 15 minutos e imigração na chegada de 20 a 45',
    },
  },
  busHours: {
    publisher: 'semana.com (2025-09)',
    readOn: '2026-11-21',
    title: {
      es: 'Bus gratuito entre terminales, 24 horas',
      en: 'Free bus between terminals, around the clock',
      fr: 'Bus gratuit entre terminaux, 24 heures sur 24',
      pt: 'Ônibus gratuito entre terminais, 24 horas',
    },
  },
  busInterval: {
    publisher: 'wradio (2021)',
    readOn: '2026-11-21',
    title: {
      es: 'El bus pasa cada 15 a 18 minutos',
      en: 'The bus leaves every 15 to 18 minutes',
      fr: 'Le bus passe toutes les 15 à 18 minutes',
      pt: 'O ônibus passa a cada 15 a 18 minutos',
    },
  },
  estimate: {
    publisher: null,
    readOn: '2026-11-21',
    title: {
      es: 'Estimación propia: caminatas, equipaje, aduana, mostradores y control de salida',
      en: 'Our own estimate: walks, bags, customs, desks and the exit passport check',
      fr: 'Notre estimation : trajets à pied, bagages, douane, comptoirs et contrôle de sortie',
      pt: 'Estimativa própria: caminhadas, bagagem, alfândega, balcões e controle de saída',
    },
  },
};
