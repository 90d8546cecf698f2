import { useState } from 'react';
import { formatTime, useLocale } from '@eldorado/i18n';
import { DataTime } from '../../flight/DataTime.tsx';
import { DemoLabel } from '../../flight/DemoLabel.tsx';
import { useFlightMessages } from '../../messages.ts';
import { changeText } from './changeText.ts';
import type { FlightDetail } from '../data/flightDetail.ts';
import css from '../detail.module.css';

/** How old what is on screen is, and whether it is invented. */
export function FlightAge({ flight }: { flight: FlightDetail }) {
  return (
    <p className={css.age}>
      <DataTime instant={flight.updatedAt} />
      {flight.source === 'demo' && <DemoLabel />}
    </p>
  );
}

interface Seen {
  id: string;
  shown: string;
  news: boolean;
}

/** What a traveller would call a change: not the figures that are worked out anew each minute. */
const shownOf = ({ row, state, departure, arrival, gate, belts, history }: FlightDetail) =>
  JSON.stringify([row, state, departure, arrival, gate, belts, history.length]);

/** Says what changed while the flight was on screen; silent until something does. */
export function FlightNews({ flight }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { id } = flight.row;
  const shown = shownOf(flight);
  const [seen, setSeen] = useState<Seen>({ id, shown, news: false });
  if (shown !== seen.shown || id !== seen.id) setSeen({ id, shown, news: seen.id === id });
  const last = flight.history.at(-1);
  return (
    <p role="status" className={css.news}>
      {seen.news && t('detailUpdated', { time: formatTime(flight.updatedAt, locale) })}
      {seen.news && last && `. ${changeText(last, t, locale)}`}
    </p>
  );
}
