import { formatTime, useLocale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import { Notice } from '@eldorado/ui';
import { useServiceMessages } from '../messages.ts';
import { FlightBy } from '../comeBy/FlightBy.tsx';
import { CityMap } from './cityMap/CityMap.tsx';
import type { CityPlace } from './cityRoutesApi.ts';
import { RouteCard } from './RouteCard.tsx';
import css from './gettingHere.module.css';

type Answer = components['schemas']['CityRoutes'];

/** The ways by each means, in words and on a map; for a flight, by when one is at the terminal. */
export function CityAnswer(props: { answer: Answer; places: readonly CityPlace[] }) {
  const { answer, places } = props;
  const t = useServiceMessages();
  const locale = useLocale();
  const { from, to, flight, routes, without, updatedAt } = answer;
  return (
    <section aria-labelledby="city-routes" className={css.answer}>
      <h2 id="city-routes">{t('wayTitle', { from: from.name, to: to.name })}</h2>
      {flight ? (
        <FlightBy flight={flight} />
      ) : (
        <p>{t('cityNow', { time: formatTime(updatedAt, locale) })}</p>
      )}
      <ul className={css.routes}>
        {routes.map((route) => (
          <RouteCard key={route.means} route={route} />
        ))}
      </ul>
      {without.length > 0 && (
        <dl className={css.without}>
          {without.map((means) => (
            <div key={means}>
              <dt>{t(`means_${means}`)}</dt>
              <dd>{t('cityNoRoute')}</dd>
            </div>
          ))}
        </dl>
      )}
      <CityMap key={`${from.slug} ${to.slug} ${updatedAt}`} {...{ answer, places }} />
      {answer.timetable.source === 'demo' && <Notice tone="warning">{t('cityDemo')}</Notice>}
      <p className={css.small}>{t('cityAssumes')}</p>
    </section>
  );
}
