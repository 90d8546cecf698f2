import type { ReactNode } from 'react';
import { formatTime, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { everyMinute } from '@eldorado/store';
import { Age, Code, Icon, Link, StatusTag, VisuallyHidden } from '@eldorado/ui';
import { closeIcon } from '@eldorado/ui/icons';
import { usePageMessages } from '../../messages.ts';
import { flightApi, type FlightNow } from './flightApi.ts';
import { readLastFlight } from './lastFlight.ts';
import styles from './lastFlight.module.css';

export interface LastFlightCardProps {
  /** What the browser keeps. */
  kept: string;
  /** What stands here when the flight's day is over. */
  instead: ReactNode;
  onForget: () => void;
}

const tones = {
  ONT: 'positive',
  DEP: 'positive',
  LND: 'positive',
  DLY: 'caution',
  CAN: 'negative',
} as const;

/** The last flight looked at, as it is now: its time, its state, where to go, and a way to its page. */
export function LastFlightCard({ kept, instead, onForget }: LastFlightCardProps) {
  const t = usePageMessages();
  const locale = useLocale();
  const now = useNow();
  const flight = readLastFlight(kept, now);
  const { data } = flightApi.useFlightNowQuery(
    { id: flight?.id ?? '', locale },
    { ...everyMinute, skip: !flight },
  );
  if (!flight) return instead;
  const { name, direction, id } = flight;
  const city = data?.city ?? flight.city;
  const departs = direction === 'departures';
  return (
    <section aria-label={t('lastFlight')} className={styles.card}>
      <Link to={`/vuelos/detalle/${id}`} className={styles.link}>
        <Times scheduled={flight.scheduled} {...data} />
        <span className={styles.words}>
          <span className={styles.name}>
            {t(departs ? 'lastFlightTo' : 'lastFlightFrom', { flight: name, city })}
          </span>{' '}
          {data && (
            <span className={styles.state}>
              <StatusTag tone={tones[data.status]}>{t(`status_${data.status}`)}</StatusTag>{' '}
              {data.place && (
                <>
                  <VisuallyHidden>{t(departs ? 'gate' : 'belt')} </VisuallyHidden>
                  <Code>{data.place}</Code>
                </>
              )}
            </span>
          )}{' '}
          <span className={styles.age}>
            {data ? (
              <Age instant={data.updatedAt} now={now} prefix={t('updated')} />
            ) : (
              t('lastFlight')
            )}
          </span>
        </span>
      </Link>
      <button
        type="button"
        className={styles.forget}
        aria-label={t('lastFlightForget', { flight: name })}
        title={t('lastFlightHere')}
        onClick={onForget}
      >
        <Icon icon={closeIcon} />
      </button>
    </section>
  );
}

/** The time that holds, with the scheduled one struck through below it where it differs. */
function Times({ scheduled, time = scheduled }: Pick<FlightNow, 'scheduled'> & { time?: string }) {
  const t = usePageMessages();
  const locale = useLocale();
  const [planned, shown] = [formatTime(scheduled, locale), formatTime(time, locale)];
  return (
    <span className={styles.times}>
      <time dateTime={time} className={styles.time}>
        {shown}
      </time>{' '}
      {shown !== planned && (
        <>
          <VisuallyHidden>{t('scheduledTime')} </VisuallyHidden>
          <s className={styles.planned}>
            <time dateTime={scheduled}>{planned}</time>
          </s>
        </>
      )}
    </span>
  );
}
