import { handScheduler, type HandScheduler } from '@eldorado/releases/scheduler';
import { followAirport } from './followAirport.ts';

/** What the API answers, by path without query; nothing means that it does not answer. */
let answers: Record<string, unknown>;
let time: HandScheduler;
const asked: string[] = [];
const warn = jest.fn();
const onRead = jest.fn();
const everything = {
  airports: { airports: [{ iata: 'MDE' }] },
  airlines: { airlines: [{ iata: 'AV' }] },
  establishments: { establishments: [{ slug: 'pizza-mirador' }] },
  'establishment-types': { types: [{ id: 1 }] },
  flights: { flights: [{ id: 'AV9311' }] },
  news: { items: [{ slug: 'vuelo' }], pages: 2 },
};

beforeEach(() => {
  time = handScheduler();
  jest.clearAllMocks();
  asked.length = 0;
  answers = everything;
});

const follow = () =>
  followAirport({
    ask(url) {
      const path = url.replace('/v2/', '');
      asked.push(path);
      const answer = answers[path.split('?')[0] ?? ''];
      return Promise.resolve(
        answer ? { status: 200, body: JSON.stringify(answer) } : { status: 0, body: '' },
      );
    },
    now: () => new Date('2026-03-02T15:00:00Z'),
    log: { warn },
    onRead,
    scheduler: time,
  });

test('names and the boards of today and tomorrow are read', async () => {
  const airport = follow();
  expect(airport.data().airports).toEqual([]);
  await airport.start();
  expect(airport.data()).toMatchObject({
    airports: [{ iata: 'MDE' }],
    establishmentTypes: [{ id: 1 }],
    news: { fr: [{ slug: 'vuelo' }, { slug: 'vuelo' }] },
  });
  expect(airport.data().flights).toHaveLength(4);
  expect(asked.filter((path) => path.startsWith('flights'))).toEqual([
    'flights?direction=departures&date=2026-03-02',
    'flights?direction=arrivals&date=2026-03-02',
    'flights?direction=departures&date=2026-03-03',
    'flights?direction=arrivals&date=2026-03-03',
  ]);
  expect(onRead).toHaveBeenCalledTimes(1);
  airport.stop();
});

test('all pages of a long list are read', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ slug: `shop-${index}` }));
  answers = { ...everything, establishments: { establishments: rows } };
  const airport = follow();
  const read = airport.start();
  while (asked.filter((path) => path.startsWith('establishments')).length < 2)
    await Promise.resolve();
  answers = everything;
  await read;
  expect(airport.data().establishments).toHaveLength(1_001);
  expect(asked).toContain('establishments?size=500&page=3');
  airport.stop();
});

test('a part that does not come stays as it was, is reported, and is asked for again soon', async () => {
  const airport = follow();
  await airport.start();
  answers = { ...everything, establishments: undefined, airlines: { airlines: [] } };
  await time.advance(5 * 60_000);
  expect(airport.data().establishments).toEqual([{ slug: 'pizza-mirador' }]);
  expect(airport.data().airlines).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);

  answers = { ...everything, establishments: { establishments: [] } };
  await time.advance(10_000);
  expect(airport.data().establishments).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  airport.stop();
});

test('an answer that is not the API’s counts as none', async () => {
  answers = { ...everything, airports: { title: 'Not found' } };
  const airport = follow();
  await airport.start();
  expect(airport.data().airports).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  airport.stop();
});

test('once stopped it asks no more', async () => {
  const airport = follow();
  await airport.start();
  airport.stop();
  asked.length = 0;
  await time.advance(60 * 60_000);
  expect(asked).toEqual([]);
});
