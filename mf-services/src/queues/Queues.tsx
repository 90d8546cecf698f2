import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { LazyFeedback, loadFeedback } from '@eldorado/remote/lazy-feedback';
import { fetchInto } from '@eldorado/store';
import { DataTable, Notice, PageHeading, StatusTag } from '@eldorado/ui';
import live from '../live.module.css';
import { ignoreFailure } from '../ignoreFailure.ts';
import { LiveFailure, LiveNotes } from '../LiveNotes.tsx';
import { useServiceMessages } from '../messages.ts';
import { everyMinute, servicesApi } from '../servicesApi.ts';

const tones = { low: 'positive', medium: 'caution', high: 'negative' } as const;

export async function load({ store }: LoadContext): Promise<null> {
  await Promise.all([
    loadFeedback(),
    ignoreFailure(fetchInto(store, servicesApi.endpoints.queues.initiate({}))),
  ]);
  return null;
}

export function Screen({ title }: ScreenProps<null>) {
  const t = useServiceMessages();
  const { data: queues, refetch } = servicesApi.useQueuesQuery({}, everyMinute);
  return (
    <div className={live.stack}>
      <PageHeading title={title} lead={t('queuesLead')} />
      {!queues && <LiveFailure onRetry={() => void refetch()} />}
      {queues && (
        <DataTable
          caption={t('queuesCaption')}
          captionHidden
          blocks
          columns={[
            { key: 'terminal', label: t('terminal') },
            { key: 'kind', label: t('kind') },
            { key: 'minutes', label: t('minutes') },
            { key: 'level', label: t('level') },
          ]}
          rows={queues.map(({ id, terminal, kind, range, level }) => ({
            key: id,
            cells: {
              terminal: `T${terminal}`,
              kind: t(kind),
              minutes: t('minutesValue', { range }),
              level: <StatusTag tone={tones[level]}>{t(level)}</StatusTag>,
            },
          }))}
        />
      )}
      <LiveNotes updatedAt={queues?.[0]?.updatedAt} />
      <Notice tone="info">{t('queueAdvice')}</Notice>
      <LazyFeedback />
    </div>
  );
}
