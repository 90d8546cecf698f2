import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { DataTable, Notice, PageHeading } from '@eldorado/ui';
import { distancias } from '../content/distancias/meta.ts';
import live from '../live.module.css';
import { ignoreFailure } from '../ignoreFailure.ts';
import { LiveFailure } from '../LiveNotes.tsx';
import { useServiceMessages } from '../messages.ts';
import { servicesApi } from '../servicesApi.ts';

export async function load({ store, locale }: LoadContext): Promise<null> {
  await ignoreFailure(fetchInto(store, servicesApi.endpoints.walks.initiate({ locale })));
  return null;
}

export function Screen({ locale }: ScreenProps<null>) {
  const t = useServiceMessages();
  const { data: walks, refetch } = servicesApi.useWalksQuery({ locale });
  return (
    <div className={live.stack}>
      <PageHeading title={distancias.title[locale]} lead={t('distancesLead')} />
      {!walks && <LiveFailure onRetry={() => void refetch()} />}
      {walks && (
        <DataTable
          caption={t('distancesCaption')}
          captionHidden
          blocks
          columns={[
            { key: 'from', label: t('origin') },
            { key: 'to', label: t('target') },
            { key: 'walk', label: t('walk') },
            { key: 'stepFree', label: t('stepFree') },
          ]}
          rows={walks.map(({ id, from, to, minutes, stepFreeMinutes }) => ({
            key: id,
            cells: {
              from,
              to,
              walk: t('minutesValue', { range: minutes }),
              stepFree: t('minutesValue', { range: stepFreeMinutes }),
            },
          }))}
        />
      )}
      <Notice tone="info">
        {t('distancesNote')} {t('live')}
      </Notice>
    </div>
  );
}
