import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { LazyFeedback, loadFeedback } from '@eldorado/remote/lazy-feedback';
import { useSearchParams } from '@eldorado/remote/routing';
import { everyMinute, fetchInto } from '@eldorado/store';
import { EmptyState, Link, PageHeading, Skeleton } from '@eldorado/ui';
import { comeByApi, type ComeBy } from '../comeBy/comeByApi.ts';
import live from '../live.module.css';
import { ignoreFailure } from '../ignoreFailure.ts';
import { LiveFailure } from '../LiveNotes.tsx';
import { useServiceMessages } from '../messages.ts';
import { distancesApi, type Refusal } from './distancesApi.ts';
import { GateInTime } from './GateInTime.tsx';
import { UsualWalks } from './UsualWalks.tsx';
import { WayAnswer } from './WayAnswer.tsx';
import { WayForm } from './WayForm.tsx';
import { readQuestion, wayAddress, type WayQuestion } from './wayView.ts';

const isAsked = ({ from, to }: WayQuestion) => from !== '' && to !== '';

/** The question with a flight's gate as its target, where it has one. */
const toGate = (question: WayQuestion, flight: ComeBy | null | undefined): WayQuestion => ({
  ...question,
  to: flight?.gatePlace ?? question.to,
});

export async function load({ store, locale, url }: LoadContext): Promise<null> {
  const asked = readQuestion(url.searchParams);
  const { walks, walkPlaces, way } = distancesApi.endpoints;
  const theWay = async () => {
    const { flight } = asked;
    const known =
      flight === ''
        ? null
        : await fetchInto(store, comeByApi.endpoints.comeBy.initiate({ flight })).catch(() => null);
    const { from, to, stepFree } = toGate(asked, known);
    if (from === '' || to === '') return;
    await ignoreFailure(fetchInto(store, way.initiate({ from, to, stepFree, locale })));
  };
  await Promise.all([
    loadFeedback(),
    ignoreFailure(fetchInto(store, walks.initiate({ locale }))),
    ignoreFailure(fetchInto(store, walkPlaces.initiate({ locale }))),
    theWay(),
  ]);
  return null;
}

export function Screen({ title, locale }: ScreenProps<null>) {
  const t = useServiceMessages();
  const [query] = useSearchParams();
  const typed = readQuestion(query);
  const byFlight = { skip: typed.flight === '', ...everyMinute };
  const { data: flight } = comeByApi.useComeByQuery({ flight: typed.flight }, byFlight);
  const question = toGate(typed, flight);
  const shown = { ...question, flight: flight?.name ?? typed.flight };
  const asked = isAsked(question);
  const { data: places, refetch } = distancesApi.useWalkPlacesQuery({ locale });
  const { from, to, stepFree } = question;
  const poll = { skip: !asked, ...everyMinute };
  const found = distancesApi.useWayQuery({ from, to, stepFree, locale }, poll);
  const answer = asked ? found.data : undefined;
  const way = answer?.kind === 'way' ? answer.way : null;
  const names = new Map(way ? [[from, way.from] as const, [to, way.to] as const] : []);
  return (
    <div className={live.stack}>
      <PageHeading compact title={title} lead={t('distancesLead')} />
      {places ? (
        <WayForm {...{ places, names, locale }} question={shown} isUnknown={flight === null} />
      ) : (
        <LiveFailure onRetry={() => void refetch()} />
      )}
      {places && asked && !answer && found.isFetching && <Skeleton lines={6} />}
      {places && asked && !answer && !found.isFetching && (
        <LiveFailure onRetry={() => void found.refetch()} />
      )}
      {flight && <GateInTime flight={flight} minutes={way ? way.minutes : null} />}
      {way && <WayAnswer {...{ way, question }} />}
      {answer?.kind === 'refused' && <NoWay why={answer.why} question={question} />}
      <UsualWalks locale={locale} />
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
