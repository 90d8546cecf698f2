import {
  formatDate,
  formatDay,
  formatNumber,
  formatPesos,
  formatTime,
  useLocale,
} from '@eldorado/i18n';
import { ButtonLink, DataTable, FailureState, Icon, Link, Skeleton } from '@eldorado/ui';
import { taxiIcon } from '@eldorado/ui/icons';
import { CityMap } from '../city/CityMap.tsx';
import { useTaxiMessages } from '../messages.ts';
import { taxiApi } from '../taxiApi.ts';
import type { Trip } from '../trip/tripCheck.ts';
import { tripAddress, type TripForm } from '../trip/tripForm.ts';
import { fareArgs, type Fare } from './fare.ts';
import { FareAmount } from './FareAmount.tsx';
import styles from './fareResult.module.css';

interface FareResultProps {
  trip: Trip;
  doorToDoor: boolean;
  form: TripForm;
  onRetry: () => void;
}

/** The fare as a range, the ride on the map, and how the fare comes about, line by line. */
export function FareResult({ trip, doorToDoor, form, onRetry }: FareResultProps) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const { data: fare, isError } = taxiApi.useFareQuery(fareArgs(trip, doorToDoor));
  const { data: places = [] } = taxiApi.usePlacesQuery();
  if (!fare) {
    if (!isError) return <Skeleton />;
    return (
      <FailureState title={t('fare.failure')} onRetry={onRetry} retryLabel={t('retry')}>
        {t('fare.failureText')}
      </FailureState>
    );
  }
  const km = formatNumber(fare.km, locale, { maximumFractionDigits: 1 });
  return (
    <div className={styles.result}>
      <div className={styles.sign}>
        <p className={styles.route}>
          <Icon icon={taxiIcon} className={styles.pictogram} />
          {t('ride', { origin: trip.origin.name, destination: trip.destination.name })}
        </p>
        <FareAmount fare={fare} className={styles.total} />
        <p className={styles.when}>
          {t('fare.when', {
            date: formatDate(fare.at, locale),
            time: formatTime(fare.at, locale),
            km,
          })}
        </p>
        <p className={styles.why}>{t('fare.why', { minutes: fare.waitingMinutes })}</p>
        <ButtonLink to={tripAddress('/servicios/taxis/reservar', form)} className={styles.book}>
          {t('fare.book')}
        </ButtonLink>
      </div>
      <CityMap places={places} origin={trip.origin} destination={trip.destination} />
      <FareLines fare={fare} />
    </div>
  );
}

function FareLines({ fare }: { fare: Fare }) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const pesos = (cop: number) => formatPesos(cop, locale);
  const { data: decree } = taxiApi.useDecreeQuery();
  const metres = decree?.tariffs[0]?.unitMetres ?? 100;
  const total = fare.lines.reduce((sum, { cop }) => sum + cop, 0);
  return (
    <div className={styles.lines}>
      <DataTable
        caption={t('fare.lines')}
        rowHeader="item"
        blocks
        columns={[
          { key: 'item', label: t('fare.item') },
          { key: 'count', label: t('fare.count') },
          { key: 'cop', label: t('fare.amount'), className: styles.amount },
        ]}
        rows={[
          ...fare.lines.map(({ code, quantity, unitCop, cop }) => ({
            key: code,
            className: styles.line,
            cells: {
              item:
                code === 'night-holiday' && fare.surcharge
                  ? t(`line.${fare.surcharge}`)
                  : t(`line.${code}`, { metres }),
              count: quantity > 1 ? `${formatNumber(quantity, locale)} × ${pesos(unitCop)}` : '',
              cop: pesos(cop),
            },
          })),
          ...(total === fare.totalCop
            ? []
            : [
                {
                  key: 'rounding',
                  className: styles.line,
                  cells: {
                    item: t('line.rounding'),
                    count: '',
                    cop: pesos(fare.totalCop - total),
                  },
                },
              ]),
          {
            key: 'total',
            className: styles.line,
            cells: {
              item: t('fare.total'),
              count: '',
              cop: <strong>{pesos(fare.totalCop)}</strong>,
            },
          },
        ]}
      />
      <p className={styles.source}>
        {t('fare.rounded', { cop: pesos(fare.roundedTo) })}{' '}
        {t('fare.decree', { decree: fare.decree, day: formatDay(fare.validFrom, locale) })}{' '}
        {t('fare.source')}{' '}
        {fare.source.url === null ? (
          fare.source.name
        ) : (
          <Link to={fare.source.url}>{fare.source.name}</Link>
        )}
        , {t('fare.readOn', { day: formatDay(fare.source.readOn, locale) })}
      </p>
    </div>
  );
}
