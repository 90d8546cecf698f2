import { Notice } from '@eldorado/ui';
import { useEstablishmentMessages } from '../messages.ts';
import type { FlightTime } from './flightTime.ts';
import styles from './list.module.css';

/** Says why the list is not filtered by the flight that was asked for. */
export function FlightNotice({ time, text }: { time: FlightTime; text: string }) {
  const t = useEstablishmentMessages();
  if (time.kind !== 'unknown' && time.kind !== 'failed') return null;
  const unknown = time.kind === 'unknown';
  return (
    <Notice
      tone="warning"
      className={styles.notice}
      title={t(unknown ? 'flight.unknown' : 'flight.failed', { text })}
    >
      {t(unknown ? 'flight.unknownHelp' : 'flight.failedHelp')}
    </Notice>
  );
}
