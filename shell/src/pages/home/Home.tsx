import { addDays, bogotaDay, bogotaInstant, formatDate } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { RemoteWidget } from '../../widgets/RemoteWidget.tsx';
import { Banners } from './Banners.tsx';
import { Discover } from './Discover.tsx';
import { Hero } from './Hero.tsx';
import { homeApi } from './homeApi.ts';
import { Journey } from './journey/Journey.tsx';
import { NowAtTheAirport } from './now/NowAtTheAirport.tsx';
import { Offers } from './Offers.tsx';
import { FlightSearch } from './search/FlightSearch.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import styles from './home.module.css';

/** A day that can be searched, from yesterday to in three days. */
export interface SearchDay {
  /** `YYYY-MM-DD` in Bogotá. */
  value: string;
  /** `2 mar` */
  name: string;
  /** Days from today. */
  offset: number;
}

export interface HomeData {
  days: readonly SearchDay[];
}

/** Puts the live figures into the store. Each is optional: without the API the page still helps. */
export async function load({ store, locale, now }: LoadContext): Promise<HomeData> {
  const { queues, parkings, rates, banners, offers } = homeApi.endpoints;
  await Promise.allSettled([
    fetchInto(store, queues.initiate()),
    fetchInto(store, parkings.initiate({ locale })),
    fetchInto(store, rates.initiate({ locale })),
    fetchInto(store, banners.initiate({ locale })),
    fetchInto(store, offers.initiate({ locale })),
  ]);
  const today = bogotaDay(now);
  return {
    days: [-1, 0, 1, 2, 3].map((offset) => {
      const value = addDays(today, offset);
      return { value, offset, name: formatDate(bogotaInstant(value, '12:00'), locale, 'short') };
    }),
  };
}

export function Screen({ data, locale }: ScreenProps<HomeData>) {
  return (
    <>
      <Hero />
      <FlightSearch days={data.days} />
      <Shortcuts />
      <div className={styles.widget}>
        <RemoteWidget name="mf-flights/next-flights" />
      </div>
      <NowAtTheAirport locale={locale} />
      <Journey locale={locale} />
      <Banners locale={locale} />
      <Offers locale={locale} />
      <Discover />
    </>
  );
}
