import { useFlightMessages } from '../messages.ts';
import type { FlightDetail } from '../detail/data/flightDetail.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { FollowCard } from './FollowCard.tsx';
import { goesOn } from './goesOn.ts';
import { ShareCard } from './ShareCard.tsx';
import type { Follow } from './useFollow.ts';
import css from './follow.module.css';

/** Ways of not missing what happens to the flight. One that is over is only shared. */
export function KeepUp({
  flight,
  follows,
  className,
}: {
  flight: FlightDetail;
  follows: Follow;
  className: string;
}) {
  const t = useFlightMessages();
  const { row, direction, departure, arrival, state } = flight;
  const { id, name } = row;
  const values = { flight: name, from: departure.city, to: arrival.city };
  const news = goesOn(flight);
  return (
    <section aria-labelledby="keep-up" className={css.keepUp}>
      <h2 id="keep-up" className={className}>
        {t(news ? 'keepUp' : 'passOn')}
      </h2>
      <div className={css.grid}>
        {news && <FollowCard follows={follows} direction={direction} />}
        {(news || state === 'CNX') && <CalendarCard flight={id} />}
        <ShareCard message={t('shareMessage', values)} />
      </div>
    </section>
  );
}
