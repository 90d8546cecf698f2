import { useNow } from '@eldorado/remote';
import type { ApiFailure } from '@eldorado/store';
import { Age, Icon, Link, Notice } from '@eldorado/ui';
import { accessibilityIcon } from '@eldorado/ui/icons';
import { useEstablishmentMessages } from '../../messages.ts';
import type { WayEnd } from '../places/findPlace.ts';
import { mapAddress, type MapChoice } from '../address/mapAddress.ts';
import { routeFloors, type Route } from './mapRoute.ts';
import { RouteLegs } from './RouteLegs.tsx';
import styles from './route.module.css';

interface RouteAnswerProps {
  choice: MapChoice;
  ends: { from: WayEnd; to: WayEnd };
  route: Route | null;
  /** Why there is none, when it was asked for. */
  failure: unknown;
}

/** The way: how long, what to know before, and leg by leg in words. */
export function RouteAnswer({ choice, ends, route, failure }: RouteAnswerProps) {
  const t = useEstablishmentMessages();
  const unknown = [ends.from, ends.to].find((end) => end.kind === 'unknown');
  if (unknown) {
    return (
      <Notice tone="warning" title={t('route.unknown', { text: unknown.text })}>
        {t('route.unknownText')}
      </Notice>
    );
  }
  if (Object.values(ends).some(({ kind }) => kind === 'failed')) return <RouteFailure />;
  if (isSame(ends))
    return (
      <Notice tone="warning" title={t('route.same')}>
        {t('route.sameText')}
      </Notice>
    );
  if (!route) return failure ? <NoRoute choice={choice} failure={failure as ApiFailure} /> : null;
  const { from, to, minutes, walkMinutes, waitMinutes, metres, notes } = route;
  const sums = { walk: walkMinutes, wait: waitMinutes, metres };
  return (
    <section className={styles.answer} aria-labelledby="way">
      <h2 id="way" className={styles.heading}>
        {t('route.heading', { from: from.name, to: to.name })}
      </h2>
      <p className={styles.sum}>
        <b>{t('route.minutes', { count: minutes })}</b>{' '}
        <span>{t(waitMinutes > 0 ? 'route.sum' : 'route.sumWalk', sums)}</span>
      </p>
      <p className={styles.steps}>
        {route.stepFree ? (
          <>
            <Icon icon={accessibilityIcon} /> {t('route.isStepFree')}
          </>
        ) : (
          <>
            {t('route.hasSteps')}{' '}
            <Link to={mapAddress(choice, { stepFree: true })}>{t('route.askStepFree')}</Link>
          </>
        )}
      </p>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{t(`route.note.${note}`)}</li>
          ))}
        </ul>
      )}
      <RouteLegs choice={choice} floors={routeFloors(route.legs)} />
      <RouteOrigin route={route} />
    </section>
  );
}

/** Whose figures the way's are: the map's, and the queues' with their age. */
function RouteOrigin({ route: { source, queuesAt, queuesSource } }: { route: Route }) {
  const t = useEstablishmentMessages();
  const now = useNow();
  if (source !== 'demo' && !queuesAt) return null;
  const prefix = t(queuesSource === 'demo' ? 'route.queuesDemo' : 'route.queuesAt');
  return (
    <p className={styles.age}>
      {source === 'demo' && <span>{t('demo')} </span>}
      {queuesAt && <Age instant={queuesAt} now={now} prefix={prefix} />}
    </p>
  );
}

const isSame = ({ from, to }: RouteAnswerProps['ends']) =>
  from.kind === 'place' && to.kind === 'place' && from.slug === to.slug;

function NoRoute({ choice, failure }: { choice: MapChoice; failure: ApiFailure }) {
  const t = useEstablishmentMessages();
  if (failure.status !== 404) return <RouteFailure />;
  if (failure.code === 'no-routes') {
    return (
      <Notice tone="warning" title={t('route.noRoutes')}>
        {t('route.noneText')}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t(choice.stepFree ? 'route.noneStepFree' : 'route.none')}>
      {t('route.noneText')}
    </Notice>
  );
}

function RouteFailure() {
  const t = useEstablishmentMessages();
  return (
    <Notice tone="error" title={t('route.failure')}>
      {t('failure.text')}
    </Notice>
  );
}
