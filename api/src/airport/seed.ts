import type { airportState } from './tables.ts';
import { text4 } from '../text/localized.ts';

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
