import type { Locale } from '@eldorado/i18n';
import { Banners } from './Banners.tsx';
import { Discover } from './Discover.tsx';
import { Journey } from './journey/Journey.tsx';
import { NowAtTheAirport } from './now/NowAtTheAirport.tsx';
import { Offers } from './Offers.tsx';

/** What lies below the first view and the next flights. */
export default function Below({ locale }: { locale: Locale }) {
  return (
    <>
      <NowAtTheAirport locale={locale} />
      <Journey locale={locale} />
      <Banners locale={locale} />
      <Offers locale={locale} />
      <Discover />
    </>
  );
}
