import type { airportState } from './tables.ts';
import { demoNote, text4 } from '../text/localized.ts';

export const airportStateSeed: typeof airportState.$inferInsert = {
  id: 1,
  open: true,
  messageOpen: text4(
    'El aeropuerto opera con normalidad.',
    'The airport is operating normally.',
    "L'aéroport fonctionne normalement.",
    'O aeroporto opera normalmente.',
  ),
  messageClosed: text4(
    'El aeropuerto está cerrado. Consulta tu vuelo antes de salir de casa.',
    'The airport is closed. Check your flight before you leave home.',
    "L'aéroport est fermé. Vérifiez votre vol avant de partir.",
    'O aeroporto está fechado. Consulte seu voo antes de sair de casa.',
  ),
  since: new Date('2026-01-01T05:00:00Z'),
};

/** Taxes that are part of a ticket. Their amounts are in no source at hand, so they are null. */
export const taxes = [
  {
    code: 'airport-tax',
    name: text4('Tasa aeroportuaria', 'Airport tax', "Taxe d'aéroport", 'Taxa aeroportuária'),
    amount: null,
    currency: 'COP',
    origin: demoNote,
  },
  {
    code: 'exit-tax',
    name: text4(
      'Impuesto de timbre',
      'Exit stamp tax',
      'Droit de timbre de sortie',
      'Imposto de selo de saída',
    ),
    amount: null,
    currency: 'COP',
    origin: demoNote,
  },
  {
    code: 'tourism-tax',
    name: text4(
      'Impuesto al turismo',
      'Tourism tax',
      'Taxe de tourisme',
      'Imposto sobre o turismo',
    ),
    amount: null,
    currency: 'USD',
    origin: demoNote,
  },
];
