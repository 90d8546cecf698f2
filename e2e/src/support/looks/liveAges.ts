import type { components } from '@eldorado/http/api-types';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import { pageAddress } from './address.ts';
import { takes } from '../site/pace.ts';

type Schemas = components['schemas'];

interface Dated {
  updatedAt: string;
}

export interface LivePage {
  /** As in the bench: `{departure}` is a flight of the day. */
  path: string;
  /** The instants of what the page shows, as the API states them. */
  instants(api: (url: string) => Promise<unknown>, path: string): Promise<string[]>;
}

const each = (rows: readonly Dated[]) => rows.map(({ updatedAt }) => updatedAt);

/** Pages that the server renders of what changes all the time. */
export const livePages: readonly LivePage[] = [
  {
    path: '/',
    instants: async (api) => each(((await api('/v2/queues')) as Schemas['QueueList']).queues),
  },
  {
    path: '/informacion-en-tiempo-real/tiempo-en-filas',
    instants: async (api) => each(((await api('/v2/queues')) as Schemas['QueueList']).queues),
  },
  {
    path: '/informacion-en-tiempo-real/parqueaderos',
    instants: async (api) => each(((await api('/v2/parking')) as Schemas['ParkingList']).parkings),
  },
  { path: '/vuelos', instants: ofBoard },
  { path: '/vuelos/salidas', instants: ofBoard },
  {
    path: '/vuelos/llegadas',
    instants: async (api) => [
      ((await api('/v2/flights?direction=arrivals')) as Schemas['FlightList']).updatedAt,
    ],
  },
  {
    path: '/vuelos/detalle/{departure}',
    instants: async (api, path) => [
      ((await api(`/v2/flights/${path.split('/').at(-1)}`)) as Dated).updatedAt,
    ],
  },
];

async function ofBoard(api: (url: string) => Promise<unknown>): Promise<string[]> {
  return [((await api('/v2/flights?direction=departures')) as Schemas['FlightList']).updatedAt];
}

/** Milliseconds: a page is made a moment before it is read. */
const tolerance = 1_000;

/**
 * What the clock of a site that moves shows, milliseconds since the epoch, as its page tells the browser.
 * @throws when the page does not.
 */
export function timeOf(html: string): number {
  const [, ahead] = /"clockAhead":(-?\d+)/.exec(html) ?? [];
  if (ahead === undefined) throw new Error('The page does not tell the browser what time it is');
  return Date.now() + Number(ahead);
}

/** How a page says of when its figures are, in four languages. */
const said =
  /<time[^>]*\sdatetime="([^"]+)"[^>]*>(?:<!--.*?-->)*\s*(?:[^<]*(?:actualizad|updated|à jour|atualizad))/gi;

/** Seconds after which a page that still shows what was before, or says that it is old, is behind. */
const longest = 30;

/**
 * Seconds after which a page shows what the API said before it was asked for: what is said anew once a minute may be a minute
 * older on a page that is a second behind.
 * @throws when the page does not catch up, says of nothing when it was, shows what is of a time to come, or goes on saying that it is old.
 */
export async function lagOf(origin: string, page: LivePage, locale: Locale): Promise<number> {
  const path = await pageAddress(origin, page.path);
  const api = async (url: string): Promise<unknown> => (await fetch(`${origin}/api${url}`)).json();
  const newest = Math.max(...(await page.instants(api, path)).map(Date.parse));
  const address = localisePath(path, locale);
  const asked = performance.now();
  for (;;) {
    const after = Math.round((performance.now() - asked) / 100) / 10;
    const shown = await shownOn(origin, address);
    if (shown !== null && shown >= newest) return after;
    if (after > longest && shown !== null)
      throw new Error(`${address} is ${(newest - shown) / 1_000} s behind`);
    if (after > longest) throw new Error(`${address} says that it is not up to date`);
    await takes(250);
  }
}

/** Of when the newest figures of a page are, as it says; null where it says that it is old, since the API was too slow for it. */
async function shownOn(origin: string, address: string): Promise<number | null> {
  const html = await (await fetch(origin + address)).text();
  if (html.includes('<aside data-aged')) return null;
  const shown = [...html.matchAll(said)].map(([, instant = '']) => Date.parse(instant));
  if (shown.length === 0) throw new Error(`${address} says of nothing when it was`);
  const last = Math.max(...shown);
  if (last > timeOf(html) + tolerance)
    throw new Error(`${address} shows what is of ${new Date(last).toISOString()}`);
  return last;
}
