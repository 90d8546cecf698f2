import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { LazyFeedback, loadFeedback } from '@eldorado/remote/lazy-feedback';
import { fetchInto } from '@eldorado/store';
import { Link, Notice, PageHeading } from '@eldorado/ui';
import { LiveFailure, SourceNote } from '../LiveNotes.tsx';
import { loadDayCourse } from '../DayCourse.tsx';
import { useServiceMessages } from '../messages.ts';
import { parkingsNow, servicesApi } from '../servicesApi.ts';
import { saidBy } from '../saidBy.ts';
import { ParkingCard } from './ParkingCard.tsx';
import { ParkingCost } from './ParkingCost.tsx';
import css from './parking.module.css';
import live from '../live.module.css';
import { ignoreFailure } from '../ignoreFailure.ts';
import { useFigures } from '../useFigures.ts';

export async function load({ store, locale }: LoadContext): Promise<null> {
  await Promise.all([
    loadFeedback(),
    loadDayCourse(),
    ignoreFailure(fetchInto(store, servicesApi.endpoints.parkings.initiate({ locale }))),
    ignoreFailure(fetchInto(store, servicesApi.endpoints.parkingDays.initiate({ locale }))),
    ignoreFailure(fetchInto(store, servicesApi.endpoints.terminals.initiate({ locale }))),
  ]);
  return null;
}

export function Screen({ title, locale }: ScreenProps<null>) {
  const t = useServiceMessages();
  const poll = useFigures(
    (now) =>
      servicesApi.util.updateQueryData('parkings', { locale }, (rows) => parkingsNow(rows, now)),
    {
      askedAt: () => list.data && day.data?.askedAt,
      askAgain() {
        void list.refetch();
        void day.refetch();
      },
    },
  );
  const list = servicesApi.useParkingsQuery({ locale }, poll);
  const day = servicesApi.useParkingDaysQuery({ locale }, poll);
  const parkings = list.data;
  const tariff = parkings?.find(({ tariffSource }) => tariffSource)?.tariffSource;
  const sources = [...new Set(parkings?.map(({ demo }) => demo) ?? [])];
  const nobody = parkings?.every(({ contact }) => contact === null);
  return (
    <div className={live.stack}>
      <PageHeading compact title={title} lead={t('parkingLead')} />
      {!parkings && <LiveFailure onRetry={() => void list.refetch()} />}
      <div className={css.parks}>
        {parkings?.map((parking) => (
          <ParkingCard key={parking.id} parking={parking} day={day.data?.days[parking.id]} />
        ))}
      </div>
      {sources.map((demo) => (
        <p key={String(demo)}>
          <SourceNote demo={demo} />
        </p>
      ))}
      {parkings && <ParkingCost parkings={parkings} />}
      {tariff && (
        <Notice tone="info">
          {t('tariffNote')} {saidBy(t, tariff, locale)}
        </Notice>
      )}
      {nobody && (
        <p>
          {t('noContact')} <Link to="/contacto">{t('noContactAsk')}</Link>
        </p>
      )}
      <LazyFeedback />
    </div>
  );
}
