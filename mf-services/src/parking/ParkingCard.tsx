import { formatNumber, formatPesos, useLocale } from '@eldorado/i18n';
import { Card, Figure, Meter } from '@eldorado/ui';
import { DayCourse } from '../DayCourse.tsx';
import { LiveNotes } from '../LiveNotes.tsx';
import { useServiceMessages } from '../messages.ts';
import { saidBy } from '../saidBy.ts';
import type { ParkingDay, ParkingView } from '../servicesApi.ts';
import { outlookOf } from './outlook.ts';
import css from './parking.module.css';

/** A car park: free places now, where that is going, and its day. @param props.day undefined while it is not known. */
export function ParkingCard(props: { parking: ParkingView; day: ParkingDay | undefined }) {
  const t = useServiceMessages();
  const locale = useLocale();
  const { name, available, capacity, capacitySource, pesosPerMinute, contact } = props.parking;
  const number = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
  return (
    <Card as="article">
      <Figure
        label={name}
        value={number(available)}
        note={t('free', { capacity: number(capacity) })}
      />
      <Meter label={t('occupied')} value={capacity - available} max={capacity} />
      <LiveNotes updatedAt={props.parking.updatedAt} demo={props.parking.demo} short />
      <p>
        {capacitySource
          ? t('capacityOf', { source: saidBy(t, capacitySource, locale) })
          : t('capacityDemo')}
      </p>
      {pesosPerMinute !== null && (
        <p>{t('tariff', { price: formatPesos(pesosPerMinute, locale) })}</p>
      )}
      {contact !== null && <p>{t('parkingContact', { contact })}</p>}
      {props.day && <Day {...props.day} parking={props.parking} number={number} />}
    </Card>
  );
}

function Day(props: ParkingDay & { parking: ParkingView; number: (value: number) => string }) {
  const t = useServiceMessages();
  const { columns, yesterday, parking, number } = props;
  const { trend, fullAt, least } = outlookOf(columns, parking);
  const expected = fullAt
    ? t('parkingFullAt', { time: fullAt })
    : least
      ? t('parkingLeast', { time: least.time, places: number(least.places) })
      : t('parkingNoLess');
  return (
    <>
      <p className={css.outlook}>
        {trend &&
          t(trend.fuller ? 'parkingFuller' : 'parkingEmptier', {
            places: number(trend.before),
          })}{' '}
        {expected}
      </p>
      <details className={css.day}>
        <summary>{t('parkingDay')}</summary>
        <DayCourse
          caption={t('parkingDayCaption')}
          summary={expected}
          columns={columns}
          format={number}
        />
        {yesterday.error !== null && yesterday.averageError !== null && (
          <p className={css.error}>
            {t('parkingError', {
              error: number(yesterday.error),
              average: number(yesterday.averageError),
            })}
          </p>
        )}
      </details>
    </>
  );
}
