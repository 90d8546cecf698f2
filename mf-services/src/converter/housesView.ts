import { formatDay, type Locale } from '@eldorado/i18n';
import { hoursText } from '@eldorado/i18n/facts';
import { pesosText } from './historyView.ts';
import type { House, Rate } from './ratesApi.ts';
import type { RateWords } from './words.ts';

export interface HouseRow {
  slug: string;
  name: string;
  place: string;
  map: string;
  hours: string;
  demo: boolean;
  /** What it pays and asks; null when that is not known. */
  quote: { buys: string; sells: string; of: string; demo: boolean } | null;
}

export interface HousesView {
  caption: string;
  /** Says that another currency is shown than was asked for. */
  note: string | null;
  words: Pick<RateWords['houses'], 'choose' | 'columns' | 'map' | 'noQuote'>;
  /** The currencies that houses quote, with the address of each. */
  choices: readonly { to: string; label: string; current: boolean }[];
  rows: readonly HouseRow[];
  /** Whether a house is the demonstration's. */
  demo: boolean;
  /** How much less than the reference they pay, as percentages; null when that is not known. */
  margin: { least: string; most: string; demo: boolean } | null;
}

export const converterPath = '/prepara-tu-viaje/divisas';

type Quote = House['quotes'][number];

function marginOf(
  quotes: readonly Quote[],
  rate: Rate | undefined,
  locale: Locale,
): HousesView['margin'] {
  if (!rate || quotes.length === 0) return null;
  const shares = quotes.map(({ buys }) => 1 - buys / rate.copPerUnit);
  const least = Math.min(...shares);
  if (least <= 0) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    least: percent.format(least),
    most: percent.format(Math.max(...shares)),
    demo: rate.source === 'demo' || quotes.some(({ source }) => source === 'demo'),
  };
}

/** The airport's exchange houses, with what they pay and ask for a currency. */
export function housesView(
  houses: readonly House[],
  asked: string,
  context: {
    locale: Locale;
    words: RateWords;
    rates: readonly Rate[];
    nameOf: (code: string) => string;
  },
): HousesView {
  const { locale, words, rates, nameOf } = context;
  const { choose, columns, map, noQuote } = words.houses;
  const quoted = [...new Set(houses.flatMap(({ quotes }) => quotes.map((one) => one.currency)))];
  const shown = quoted.includes(asked) ? asked : (quoted[0] ?? asked);
  const quoteOf = ({ quotes }: House) => quotes.find(({ currency }) => currency === shown);
  const rows = houses.map((house): HouseRow => {
    const { slug, terminal, floor, area, location } = house;
    const quote = quoteOf(house);
    const place = words.houses.place(terminal.replace('T', ''), floor);
    return {
      slug,
      name: house.name,
      place: `${place}, ${words.houses.area[area]} · ${location[locale]}`,
      map: `/mapas?${new URLSearchParams({ terminal, floor: String(floor), place: slug }).toString()}`,
      hours: hoursText(house.hours.week, locale),
      demo: house.source === 'demo',
      quote: quote
        ? {
            buys: pesosText(quote.buys, locale),
            sells: pesosText(quote.sells, locale),
            of: words.houses.pricesOf(formatDay(quote.date, locale)),
            demo: quote.source === 'demo',
          }
        : null,
    };
  });
  return {
    caption: words.houses.caption(nameOf(shown)),
    note: shown === asked ? null : words.houses.unquoted(nameOf(asked), nameOf(shown)),
    words: { choose, columns, map, noQuote },
    choices: quoted.map((currency) => ({
      to: `${converterPath}?from=${currency}&to=COP#houses`,
      label: currency,
      current: currency === shown,
    })),
    rows,
    demo: rows.some((row) => row.demo),
    margin: marginOf(
      houses.flatMap((house) => quoteOf(house) ?? []),
      rates.find(({ currency }) => currency === shown),
      locale,
    ),
  };
}
