import { Fragment } from 'react';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { LazyFeedback, loadFeedback } from '@eldorado/remote/lazy-feedback';
import { fetchInto } from '@eldorado/store';
import { Link, Notice, PageHeading } from '@eldorado/ui';
import { comeByApi } from '../comeBy/comeByApi.ts';
import { ComeBySection } from '../comeBy/ComeBySection.tsx';
import { readFlight } from '../comeBy/readFlight.ts';
import { ignoreFailure } from '../ignoreFailure.ts';
import live from '../live.module.css';
import { loadDayCourse } from '../DayCourse.tsx';
import { LiveFailure, SourceNote } from '../LiveNotes.tsx';
import { useServiceMessages } from '../messages.ts';
import { queuesNow, servicesApi } from '../servicesApi.ts';
import { useFigures } from '../useFigures.ts';
import { QueueCard } from './QueueCard.tsx';
import css from './queues.module.css';

export async function load({ store, locale, url }: LoadContext): Promise<null> {
  const flight = readFlight(url.searchParams);
  await Promise.all([
    loadFeedback(),
    loadDayCourse(),
    ignoreFailure(fetchInto(store, servicesApi.endpoints.checkpoints.initiate({ locale }))),
    flight !== '' &&
      ignoreFailure(fetchInto(store, comeByApi.endpoints.comeBy.initiate({ flight }))),
  ]);
  return null;
}

export function Screen({ title, locale }: ScreenProps<null>) {
  const t = useServiceMessages();
  const poll = useFigures(
    (now) =>
      servicesApi.util.updateQueryData('checkpoints', { locale }, (view) => queuesNow(view, now)),
    { askedAt: () => data?.askedAt, askAgain: () => void refetch() },
  );
  const { data, refetch } = servicesApi.useCheckpointsQuery({ locale }, poll);
  const sources = [...new Set(data?.queues.map(({ demo }) => demo) ?? [])];
  const days = Math.max(0, ...(data?.queues.map(({ daysKnown }) => daysKnown) ?? []));
  const longest = Math.max(
    0,
    ...(data?.queues ?? []).flatMap(({ columns }) =>
      columns.map(({ measured, expected }) => measured ?? expected ?? 0),
    ),
  );
  const jump = <Link to="#come-by">{t('comeByTitle')}</Link>;
  return (
    <div className={live.stack}>
      <PageHeading
        compact
        title={title}
        lead={t('queuesLead')}
        aside={<p className={css.wide}>{jump}</p>}
      />
      {!data && <LiveFailure onRetry={() => void refetch()} />}
      {data && (
        <div className={css.grid}>
          {data.queues.map((queue, index) => (
            <Fragment key={queue.id}>
              {/* On a phone past the figures that one comes for, and before the rest of a long page. */}
              {index === 2 && <p className={css.narrow}>{jump}</p>}
              <QueueCard queue={queue} upTo={longest} />
            </Fragment>
          ))}
        </div>
      )}
      <ComeBySection />
      {sources.map((demo) => (
        <p key={String(demo)}>
          <SourceNote demo={demo} />
        </p>
      ))}
      {days > 0 && (
        <Notice tone="info" title={t('howTitle')}>
          {t('howText', { days })}
        </Notice>
      )}
      <Notice tone="info">{t('queueAdvice')}</Notice>
      <LazyFeedback />
    </div>
  );
}
