import { formatDate, formatNumber, formatPesos } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { LazyFeedback, loadFeedback } from '@eldorado/remote/lazy-feedback';
import { fetchInto } from '@eldorado/store';
import { Card, CardGrid, Figure, Meter, Notice, PageHeading } from '@eldorado/ui';
import { LiveFailure, LiveNotes } from '../LiveNotes.tsx';
import { useServiceMessages } from '../messages.ts';
import { everyMinute, servicesApi, type SourceView } from '../servicesApi.ts';
import live from '../live.module.css';
import { ignoreFailure } from '../ignoreFailure.ts';

export async function load({ store, locale }: LoadContext): Promise<null> {
  await Promise.all([
    loadFeedback(),
    ignoreFailure(fetchInto(store, servicesApi.endpoints.parkings.initiate({ locale }))),
  ]);
  return null;
}

export function Screen({ title, locale }: ScreenProps<null>) {
  const t = useServiceMessages();
  const { data: parkings, refetch } = servicesApi.useParkingsQuery({ locale }, everyMinute);
  const capacity = parkings?.find(({ capacitySource }) => capacitySource)?.capacitySource;
  const tariff = parkings?.find(({ tariffSource }) => tariffSource)?.tariffSource;
  const read = ({ publisher, readOn }: SourceView) =>
    // Noon in Bogotá: a bare date would be read as midnight UTC, the day before.
    t('source', { publisher, date: formatDate(`${readOn}T17:00:00Z`, locale) });
  return (
    <div className={live.stack}>
      <PageHeading title={title} lead={t('parkingLead')} />
      {!parkings && <LiveFailure onRetry={() => void refetch()} />}
      <CardGrid>
        {parkings?.map(({ id, name, available, capacity, pesosPerMinute }) => (
          <Card key={id}>
            <Figure
              label={name}
              value={formatNumber(available, locale)}
              note={t('free', { capacity: formatNumber(capacity, locale) })}
            />
            <Meter label={t('occupied')} value={capacity - available} max={capacity} />
            {pesosPerMinute !== null && (
              <p>{t('tariff', { price: formatPesos(pesosPerMinute, locale) })}</p>
            )}
          </Card>
        ))}
      </CardGrid>
      <LiveNotes updatedAt={parkings?.[0]?.updatedAt} />
      {tariff && (
        <Notice tone="info">
          {t('tariffNote')} {read(tariff)}
        </Notice>
      )}
      {capacity && (
        <Notice tone="info">
          {t('capacityNote')} {read(capacity)}
        </Notice>
      )}
      <LazyFeedback />
    </div>
  );
}
