import {
  bogotaDay,
  formatDate,
  formatDay,
  formatTime,
  useLocale,
  type Locale,
} from '@eldorado/i18n';
import { factText, hoursText } from '@eldorado/i18n/facts';
import { Link, StatusTag } from '@eldorado/ui';
import { AnswerCard, type AnswerRow } from '@eldorado/ui/article';
import { clockIcon, locationIcon, moneyIcon, phoneIcon } from '@eldorado/ui/icons';
import { useNow } from '../page/clock.ts';
import type { ServiceAnswer } from './articleData.ts';
import { mapAddress } from './placeMap/mapAddress.ts';
import { PlaceMap } from './placeMap/PlaceMap.tsx';
import { cardWords } from './words.ts';

type Place = ServiceAnswer['places'][number];

/** As many places are named; the map has them all. */
const shownPlaces = 3;

/**
 * What a traveller asks first of a service: where, until when, how much, what to bring, whom to call. What its data do not say, its
 * article does, even that it is not known.
 */
export function ServiceCard(props: {
  service: ServiceAnswer;
  title: string;
  /** Those of its article. */
  answers?: readonly AnswerRow[];
}) {
  const { service, title, answers = [] } = props;
  const locale = useLocale();
  const words = cardWords[locale];
  const { places, location, schedule, price, phone, readOn, sketch } = service;
  const rows: AnswerRow[] = [];
  if (places.length > 0 || location) {
    const answer = places.length > 0 ? <Places places={places} /> : location?.[locale];
    rows.push({ label: words.where, icon: locationIcon, answer });
  }
  if (schedule)
    rows.push({ label: words.hours, icon: clockIcon, answer: hoursText(schedule, locale) });
  // What a figure is its fact says: a surcharge, a deposit, another body's telephone.
  if (price)
    rows.push({ label: price.label[locale], icon: moneyIcon, answer: factText(price, locale) });
  rows.push(...answers);
  if (phone) {
    const fact = service.facts.find(({ value }) => value === phone);
    const address = fact?.id.endsWith('-whatsapp')
      ? `https://wa.me/${phone.replace(/\D/g, '')}`
      : `tel:${phone}`;
    const answer = <Link to={address}>{factText({ value: phone, unit: null }, locale)}</Link>;
    rows.push({ label: fact?.label[locale] ?? words.phone, icon: phoneIcon, answer });
  }
  if (rows.length === 0) return null;
  return (
    <AnswerCard
      label={words.glance(title)}
      status={service.status && <OpenNow status={service.status} />}
      rows={rows}
      note={readOn && words.readOn(formatDay(readOn, locale))}
      figure={sketch && <PlaceMap sketch={sketch} />}
    />
  );
}

/**
 * Open or closed, and until when. Both what holds now and what holds next are in the page: a page without its code
 * changes from one to the other at `data-until` (openNow.ts).
 */
function OpenNow({ status }: { status: NonNullable<ServiceAnswer['status']> }) {
  const locale = useLocale();
  const now = useNow();
  const words = cardWords[locale];
  const { state, until, opensAt } = status;
  const isOpen = state !== 'closed';
  const changesAt = until ?? opensAt;
  const isOver = changesAt !== null && Date.parse(changesAt) <= now.getTime();
  const text = isOpen
    ? until
      ? words.openUntil(timeText(until, now, locale))
      : words.openAlways
    : opensAt
      ? words.closedUntil(timeText(opensAt, now, locale))
      : words.closed;
  return (
    <>
      <span hidden={isOver} data-now={now.toISOString()} data-until={changesAt ?? undefined}>
        <StatusTag tone={isOpen ? (state === 'closing' ? 'caution' : 'positive') : 'negative'}>
          {text}
        </StatusTag>
      </span>
      {changesAt && (
        <span hidden={!isOver}>
          <StatusTag tone={isOpen ? 'negative' : 'positive'}>
            {isOpen ? words.closed : words.open}
          </StatusTag>
        </span>
      )}
    </>
  );
}

const timeText = (instant: string, now: Date, locale: Locale): string =>
  bogotaDay(new Date(instant)) === bogotaDay(now)
    ? formatTime(instant, locale)
    : `${formatTime(instant, locale)} (${formatDate(instant, locale, 'short')})`;

function Places({ places }: { places: readonly Place[] }) {
  const locale = useLocale();
  const words = cardWords[locale];
  // Several of one name are told apart by where they are.
  const areAlike = places.length > 1 && new Set(places.map(({ name }) => name[locale])).size === 1;
  const alike = new Map<string, Place[]>();
  for (const place of places) {
    const row = `${place.name[locale]} ${whereText(place, locale)} ${wayText(place, locale)}`;
    alike.set(row, [...(alike.get(row) ?? []), place]);
  }
  const shown = [...alike.values()].slice(0, shownPlaces);
  const rest = places.length - shown.flat().length;
  return (
    <ul>
      {shown.flatMap(([place, ...others]) =>
        place ? (
          <li key={place.slug}>
            <Link to={mapAddress(place.slug, place.terminal, place.floor)}>
              {areAlike ? whereText(place, locale) : place.name[locale]}
            </Link>
            <br />
            <small>
              {!areAlike && `${whereText(place, locale)} · `}
              {wayText(place, locale)}
              {others.length > 0 && ` · ${words.times(others.length + 1)}`}
            </small>
          </li>
        ) : (
          []
        ),
      )}
      {rest > 0 && (
        <li>
          <Link to="/mapas">{words.more(rest)}</Link>
        </li>
      )}
    </ul>
  );
}

/** `Hall de salidas · Terminal 1, piso 2` */
function whereText(place: Place, locale: Locale): string {
  const words = cardWords[locale];
  const { location, terminal, floor } = place;
  const inTerminal = `${words.terminal(terminal.replace('T', ''))}, ${words.floor(floor)}`;
  return location && location.es !== place.name.es
    ? `${location[locale]} · ${inTerminal}`
    : inTerminal;
}

/** How one gets there. */
function wayText(place: Place, locale: Locale): string {
  const words = cardWords[locale];
  const { minutesFromSecurity: minutes, stepFreeMinutes, arrivals } = place;
  const behindSecurity = arrivals ? words.atArrivals : words.afterSecurity;
  return [
    ...(place.zone === 'privada' ? [behindSecurity] : []),
    // Nobody walks from security to where one arrives.
    ...(minutes === null || arrivals ? [] : [words.minutes(minutes)]),
    stepFreeMinutes !== null || place.stepFree ? words.stepFree : words.onlySteps,
  ].join(' · ');
}
