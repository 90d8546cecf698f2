import { openDatabase, type Database } from '../db/database.ts';
import { bookOf, exampleLeg } from '../flights/examples/exampleLeg.ts';
import { exampleStore } from '../testing/exampleStore.ts';
import { describeLeg } from '../flightDetail/flightDetail.ts';
import type { FollowEvent } from './schema.ts';
import type { Note, NoteNotice } from '../news/note.ts';
import { testDatabase } from '../testing/testApi.ts';
import { exampleKeys } from './exampleKeys.ts';
import { fakePushService } from './fakePushService.ts';

import type { Notification } from './notification.ts';
import { pauseAfter, sendDue } from './sendDue.ts';
import { follow, stopFollowing } from './subscriptions.ts';
import { vapidKeys } from './vapid.ts';
import { writeNews } from './writeNews.ts';
import { writeNotices } from './writeNotices.ts';

jest.setTimeout(90_000);

// Late by 70 minutes, which is told between 07:30 and 09:00 in Bogotá; it leaves at 11:10, from another gate than planned.
const leg = exampleLeg({ gateBefore: 'C9' }, { delayMinutes: 70, reason: 'airline' });
const { id } = leg.leg;
const store = exampleStore(bookOf(leg));
const early = Date.parse('2026-11-20T11:00:00Z');
const announced = Date.parse('2026-11-20T14:30:00Z');
const minute = 60_000;

let now = early;
let database: Database;
const service = fakePushService();
const desk = () => ({ clock: { now: () => new Date(now) }, database, store: () => store });

beforeAll(async () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  database = await openDatabase({ dataDir: '', databaseUrl: await testDatabase(), log });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = early;
  service.sent.length = 0;
  service.answers.length = 0;
  await database.transaction((client) => client.query('delete from flight_followers'));
});

const everything: FollowEvent[] = ['gate', 'delay', 'boarding', 'cancellation', 'departure'];
async function followAs(name: string, events = everything, locale: 'es' | 'en' = 'es') {
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: exampleKeys(),
  };
  const receipt = await follow(
    database,
    { flight: id, locale, events, subscription },
    describeLeg(store, leg, now),
  );
  return receipt?.token ?? '';
}
const count = async (table: string) =>
  database.transaction(async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${table}`,
    );
    return rows[0]?.count;
  });
const heard = () => service.sent.map(({ message }) => JSON.parse(message.body) as Notification);
async function look(at: number) {
  now = at;
  await writeNews(desk());
  await sendDue(desk(), service);
}

test('a follower is told once what changed, in its language, with a link that can stop it', async () => {
  const token = await followAs('one', everything, 'en');
  await look(early);
  expect(heard()).toEqual([]);
  await look(announced);
  await look(announced + minute);
  expect(heard()).toEqual([
    {
      title: 'AV 9314 to Medellín (Rionegro)',
      body: 'New departure time: 11:10.',
      url: `/en/vuelos/detalle/${id}#follow=${token}`,
      tag: id,
    },
  ]);
  expect(service.sent[0]?.message).toMatchObject({ ttl: 7200, urgent: false });
});

test('a new gate is urgent and names the old one', async () => {
  await followAs('gate', ['gate']);
  await look(announced);
  expect(heard()).toEqual([]);
  await look(Date.parse('2026-11-20T15:00:00Z'));
  expect(heard().map(({ body }) => body)).toEqual(['Nueva sala: C4. Ya no es la C9.']);
  expect(service.sent[0]?.message.urgent).toBe(true);
});

test('who follows late is not told what was before', async () => {
  now = announced;
  await followAs('late');
  await look(announced + minute);
  expect(heard()).toEqual([]);
});

test('who follows again changes the choice and keeps the token', async () => {
  const first = await followAs('again', ['delay']);
  const second = await followAs('again', ['boarding']);
  expect(second).toBe(first);
  await look(announced);
  expect(heard()).toEqual([]);
});

test('who stopped hears nothing more, not even what was on its way', async () => {
  const token = await followAs('stopped');
  now = announced;
  await writeNews(desk());
  await stopFollowing(database, token);
  await sendDue(desk(), service);
  expect(heard()).toEqual([]);
  expect(await count('flight_news')).toBe(0);
});

test('a push service that is busy is asked again after a pause that doubles', async () => {
  await followAs('busy');
  service.answers.push({ kind: 'later', afterSeconds: 0 }, { kind: 'later', afterSeconds: 0 });
  await look(announced);
  await look(announced + pauseAfter(1) - 1);
  expect(service.sent).toHaveLength(1);
  await look(announced + pauseAfter(1));
  expect(service.sent).toHaveLength(2);
  await look(announced + pauseAfter(1) + pauseAfter(2));
  expect(service.sent).toHaveLength(3);
  expect(await count('flight_news')).toBe(0);
  expect([1, 2, 3].map(pauseAfter)).toEqual([30_000, 60_000, 120_000]);
});

test('it waits as long as the push service asks', async () => {
  await followAs('asked');
  service.answers.push({ kind: 'later', afterSeconds: 600 });
  await look(announced);
  await look(announced + 9 * minute);
  expect(service.sent).toHaveLength(1);
  await look(announced + 10 * minute);
  expect(service.sent).toHaveLength(2);
});

test('what cannot be delivered is given up', async () => {
  await followAs('never', ['delay']);
  service.answers.push(
    ...Array.from({ length: 9 }, () => ({ kind: 'later', afterSeconds: 0 }) as const),
  );
  for (let step = 0; step < 9; step++) await look(announced + step * 20 * minute);
  expect(service.sent).toHaveLength(6);
  expect(await count('flight_news')).toBe(0);
});

test('a dead subscription is removed with all its flights', async () => {
  await followAs('dead');
  await followAs('alive');
  service.answers.push({ kind: 'gone' });
  await look(announced);
  expect(service.sent).toHaveLength(2);
  expect(await count('flight_followers')).toBe(1);
});

test('a follower goes an hour after the flight is over', async () => {
  await followAs('over');
  await look(Date.parse('2026-11-20T16:11:00Z'));
  expect(heard().map(({ body }) => body)).toEqual(['Salió a las 11:10.']);
  expect(await count('flight_followers')).toBe(1);
  await look(Date.parse('2026-11-20T17:12:00Z'));
  expect(await count('flight_followers')).toBe(0);
});

test('a follower of a flight that nobody hears of again goes with the day', async () => {
  await followAs('lost');
  now = Date.parse('2026-11-21T15:00:01Z');
  await writeNews({ ...desk(), store: () => exampleStore(bookOf()) });
  expect(await count('flight_followers')).toBe(0);
});

test('two desks that look at once tell each follower once', async () => {
  await followAs('both');
  now = announced;
  await Promise.all([writeNews(desk()), writeNews(desk())]);
  await Promise.all([sendDue(desk(), service), sendDue(desk(), service)]);
  expect(service.sent).toHaveLength(1);
});

describe('a notice', () => {
  /** Holds over the leg's time, 10:00 in Bogotá. */
  const notice = (change: Partial<NoteNotice> = {}): Note => ({
    slug: 'niebla',
    kind: 'notice',
    topic: 'operations',
    date: '2026-11-20',
    publishedAt: '2026-11-20T10:30:00.000Z',
    sources: [],
    title: { es: 'Hay niebla', en: 'There is fog' },
    summary: { es: 'Sale tarde.', en: 'Late.' },
    body: { es: [], en: [] },
    corrections: [],
    event: null,
    notice: {
      ...{ from: '2026-11-20T14:00:00.000Z', to: '2026-11-20T16:00:00.000Z' },
      ...{ tone: 'warning', terminal: null },
      ...change,
    },
  });
  async function lookWith(note: Note, at = early) {
    now = at;
    const news = { notes: [note], drafts: new Map<string, Note>() };
    await writeNotices({ ...desk(), store: () => ({ ...store, news }) });
    await sendDue(desk(), service);
  }

  test('goes to who follows a flight in its hours, once, in the follower’s language', async () => {
    await followAs('foggy', ['boarding'], 'en');
    await lookWith(notice());
    await lookWith(notice(), early + minute);
    expect(heard()).toEqual([
      {
        title: 'There is fog',
        body: 'AV 9314 · Late.',
        url: '/en/el-dorado-informa/niebla',
        tag: 'notice-niebla',
      },
    ]);
    expect(service.sent[0]?.message.urgent).toBe(true);
  });

  test.each<[string, Partial<NoteNotice>, number]>([
    ['of other hours', { from: '2026-11-20T15:30:00.000Z' }, early],
    ['of the other terminal', { terminal: 'T2' }, early],
    ['that is to be published later', {}, Date.parse('2026-11-20T10:29:00Z')],
    ['that has ended', { to: '2026-11-20T15:30:00.000Z' }, Date.parse('2026-11-20T15:30:00Z')],
  ])('%s goes to nobody', async (_what, change, at) => {
    await followAs('clear');
    await lookWith(notice(change), at);
    expect(heard()).toEqual([]);
  });
});

test('the site’s keys are made once and stay', async () => {
  const [first, second] = await Promise.all([vapidKeys(database), vapidKeys(database)]);
  expect(second).toEqual(first);
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
  expect(first.privateKey).not.toBe('');
});
