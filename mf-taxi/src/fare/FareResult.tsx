import { formatDate, formatNumber, formatPesos, formatTime, useLocale } from '@eldorado/i18n';
import { ButtonLink, FailureState, Icon, Skeleton } from '@eldorado/ui';
import { taxiIcon } from '@eldorado/ui/icons';
import { CityMap } from '../city/CityMap.tsx';
import { useTaxiMessages } from '../messages.ts';
import { taxiApi } from '../taxiApi.ts';
import type { Trip } from '../trip/tripCheck.ts';
import { tripAddress, type TripForm } from '../trip/tripForm.ts';
import { fareArgs } from './fare.ts';
import { FareAmount } from './FareAmount.tsx';
import { FareLines } from './FareLines.tsx';
import styles from './fareResult.module.css';

interface FareResultProps {
  trip: Trip;
  form: TripForm;
  onRetry: () => void;
}

/** The fare as a range, the ride on the map, and how the fare comes about, line by line. */
export function FareResult({ trip, form, onRetry }: FareResultProps) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const { data: fare, isError } = taxiApi.useFareQuery(fareArgs(trip));
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
        {trip.direction === 'to' && !trip.doorToDoor && <DoorNote vehicle={trip.vehicle} />}
      </div>
      <CityMap places={places} origin={trip.origin} destination={trip.destination} />
      <FareLines fare={fare} />
    </div>
  );
}

/** What a booking adds to this fare: the taxi comes to the door. */
function DoorNote({ vehicle }: Pick<Trip, 'vehicle'>) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const { data: decree } = taxiApi.useDecreeQuery();
  const tariff = decree?.tariffs.find((known) => known.vehicle === vehicle);
  if (!tariff) return null;
  return (
    <p className={styles.why}>
      {t('fare.bookDoor', { cop: formatPesos(tariff.doorToDoorCop, locale) })}
    </p>
  );
}
