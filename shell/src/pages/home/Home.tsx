import { Suspense } from 'react';
import { addDays, boardDays, bogotaDay, bogotaInstant, floorTo, formatDate } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { RemoteWidget } from '../../widgets/RemoteWidget.tsx';
import { Hero } from './Hero.tsx';
import { homeApi, type ExampleFlight } from './homeApi.ts';
import { latePart } from './latePart.ts';
import { FlightSearch, type SearchDay } from './search/FlightSearch.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import styles from './home.module.css';
// The HTML of what comes late needs its styles at once.
import './banners.module.css';
import './discover.module.css';
import './journey/journey.module.css';
import './now/now.module.css';
import './offers.module.css';

const below = latePart(() => import(/* webpackChunkName: "home-below" */ './Below.tsx'));

export interface HomeData {
  days: readonly SearchDay[];
  /** Null where no departure of the hour is known. */
  example: ExampleFlight | null;
}

/** Puts the live figures into the store. Each is optional: without the API the page still helps. */
export async function load({ store, locale, now }: LoadContext): Promise<HomeData> {
  const { queues, parkings, rates, banners, offers, departures } = homeApi.endpoints;
  const asked = { locale, now: floorTo(now, 1).toISOString() };
  const [departure] = await Promise.allSettled([
    fetchInto(store, departures.initiate(asked)),
    fetchInto(store, queues.initiate()),
    fetchInto(store, parkings.initiate({ locale })),
    fetchInto(store, rates.initiate({ locale })),
    fetchInto(store, banners.initiate({ locale })),
    fetchInto(store, offers.initiate({ locale })),
  ]);
  await below.ready();
  const today = bogotaDay(now);
  const called: Readonly<Record<string, SearchDay['called']>> = {
    [addDays(today, -1)]: 'yesterday',
    [today]: 'today',
    [addDays(today, 1)]: 'tomorrow',
  };
  return {
    example: departure.status === 'fulfilled' ? departure.value : null,
    days: boardDays(today).map((value) => ({
      value,
      name: formatDate(bogotaInstant(value, '12:00'), locale, 'short'),
      called: called[value],
    })),
  };
}

export function Screen({ data, locale }: ScreenProps<HomeData>) {
  return (
    <>
      <Hero />
      <FlightSearch days={data.days} example={data.example} />
      <Shortcuts />
      <div className={styles.widget}>
        <RemoteWidget name="mf-flights/next-flights" />
      </div>
      <Suspense>
        <below.Part locale={locale} />
      </Suspense>
    </>
  );
}
