import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { DataTable, Notice, PageHeading, StatusTag } from '@eldorado/ui';
import { useSiteDirectory } from '../../app/SiteContext.tsx';
import type { Health } from '../../site/health.ts';
import { usePageMessages } from '../messages.ts';

const overall = {
  ok: { tone: 'success', words: 'healthOk' },
  stale: { tone: 'warning', words: 'healthStale' },
  down: { tone: 'error', words: 'healthDown' },
} as const;
const states = {
  ok: { tone: 'positive', words: 'stateOk' },
  stale: { tone: 'caution', words: 'stateStale' },
  down: { tone: 'negative', words: 'stateDown' },
} as const;

/** The gateway answers it beside the API, so that server and browser ask the same address. */
export async function load({ http, signal }: LoadContext): Promise<Health> {
  const { data } = await http.get<Health>('/site-health', { signal, validateStatus: () => true });
  return data;
}

export function Screen({ data }: ScreenProps<Health>) {
  const t = usePageMessages();
  // Who tries out a version sees it here; the answer is that of everybody's set.
  const pinned = useSiteDirectory().first.pinned?.versions ?? {};
  const names: Record<string, string> = {
    site: t('partSite'),
    api: t('partApi'),
    database: t('partDatabase'),
  };
  return (
    <>
      <PageHeading title={t('healthTitle')} />
      <Notice tone={overall[data.status].tone}>{t(overall[data.status].words)}</Notice>
      <DataTable
        caption={t('healthCaption')}
        columns={[
          { key: 'name', label: t('healthPart') },
          { key: 'state', label: t('healthState') },
          { key: 'version', label: t('healthVersion') },
          { key: 'fault', label: t('healthFault') },
        ]}
        rows={data.parts.map(({ name, status, version, fault }) => ({
          key: name,
          cells: {
            name: names[name] ?? name,
            state: <StatusTag tone={states[status].tone}>{t(states[status].words)}</StatusTag>,
            version: pinned[name] ?? version ?? '–',
            fault: fault ?? '–',
          },
        }))}
        blocks
      />
    </>
  );
}
