import { StatusTag } from '@eldorado/ui';
import { useFlightMessages } from '../messages.ts';
import type { FlightStatus, RowNote } from './flightRow.ts';

const tones = {
  ONT: 'positive',
  DEP: 'positive',
  LND: 'positive',
  DLY: 'caution',
  CAN: 'negative',
} as const;

/** The site's status as a word and a dot (spec.md section 2). One that is diverted is red and called what it is. */
export function Status({ status, note }: { status: FlightStatus; note?: RowNote | null }) {
  const t = useFlightMessages();
  return (
    <StatusTag tone={tones[status]}>
      {t(note === 'DIV' ? 'diverted' : `status_${status}`)}
    </StatusTag>
  );
}
