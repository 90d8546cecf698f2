import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { LazyFeedback, loadFeedback } from '@eldorado/remote/lazy-feedback';
import { useSearchParams } from '@eldorado/remote/routing';
import { fetchInto } from '@eldorado/store';
import { EmptyState, Link, Notice, PageHeading, Skeleton } from '@eldorado/ui';
import live from '../live.module.css';
import { ignoreFailure } from '../ignoreFailure.ts';
import { LiveFailure } from '../LiveNotes.tsx';
import { useServiceMessages } from '../messages.ts';
import { everyMinute } from '../servicesApi.ts';
import { distancesApi, type Refusal } from './distancesApi.ts';
import { UsualWalks } from './UsualWalks.tsx';
import { WayAnswer } from './WayAnswer.tsx';
import { WayForm } from './WayForm.tsx';
import { readQuestion, wayAddress, type WayQuestion } from './wayView.ts';

const isAsked = ({ from, to }: WayQuestion) => from !== '' && to !== '';

export async function load({ store, locale, url }: LoadContext): Promise<null> {
  const question = readQuestion(url.searchParams);
  const { walks, walkPlaces, way } = distancesApi.endpoints;
  await Promise.all([
    loadFeedback(),
    ignoreFailure(fetchInto(store, walks.initiate({ locale }))),
    ignoreFailure(fetchInto(store, walkPlaces.initiate({ locale }))),
    isAsked(question) && ignoreFailure(fetchInto(store, way.initiate({ ...question, locale }))),
  ]);
  return null;
}

export function Screen({ title, locale }: ScreenProps<null>) {
  const t = useServiceMessages();
  const [query] = useSearchParams();
  const question = readQuestion(query);
  const asked = isAsked(question);
  const { data: places, refetch } = distancesApi.useWalkPlacesQuery({ locale });
  const found = distancesApi.useWayQuery({ ...question, locale }, { skip: !asked, ...everyMinute });
  const answer = asked ? found.data : undefined;
  const way = answer?.kind === 'way' ? answer.way : null;
  const names = way ? { [question.from]: way.from, [question.to]: way.to } : {};
  return (
    <div className={live.stack}>
      <PageHeading title={title} lead={t('distancesLead')} />
      {places ? (
        <WayForm {...{ places, question, names, locale }} />
      ) : (
        <LiveFailure onRetry={() => void refetch()} />
      )}
      {places && asked && !answer && found.isFetching && <Skeleton lines={6} />}
      {places && asked && !answer && !found.isFetching && (
        <LiveFailure onRetry={() => void found.refetch()} />
      )}
      {way && <WayAnswer {...{ way, question }} />}
      {answer?.kind === 'refused' && <NoWay why={answer.why} question={question} />}
      <UsualWalks locale={locale} />
      <Notice tone="info">
        {t('distancesNote')} {t('live')}
      </Notice>
      <LazyFeedback />
    </div>
  );
}

/** Why there is no way to show, and what to do instead. */
function NoWay({ why, question }: { why: Refusal; question: WayQuestion }) {
  const t = useServiceMessages();
  const action =
    why === 'no-step-free-route' ? (
      <Link to={wayAddress({ ...question, stepFree: false })}>{t('noWayWithSteps')}</Link>
    ) : (
      <Link to="/mapas">{t('noWayMap')}</Link>
    );
  return (
    <EmptyState title={t(`noWay_${why}`)} action={action}>
      {t(`noWayText_${why}`)}
    </EmptyState>
  );
}
