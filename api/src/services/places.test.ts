import { establishmentSeed } from '../establishments/seed.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';
import type { ServiceAnswer } from './schema.ts';
import { serviceSeed } from './seed.ts';

jest.setTimeout(90_000);

let api: TestApi;
let all: ServiceAnswer[];
beforeAll(async () => {
  api = await testApi({ clock: fixedClock('2026-11-20T17:00:30Z'), jobs: false });
  const answers = serviceSeed.map(({ slug }) => api.app.inject(`/api/v2/services/${slug}`));
  all = (await Promise.all(answers)).map((answer) => answer.json<ServiceAnswer>());
});
afterAll(() => api.close());

test('a service is in the terminals in which the map has its places', () => {
  const said = all
    .filter(({ places }) => places.length > 0)
    .map(({ slug, terminals, places }) => ({
      slug,
      terminals: [...terminals].sort(),
      map: [...new Set(places.map(({ terminal }) => terminal))].sort(),
    }));
  expect(said.map(({ slug, map }) => [slug, map])).toEqual(
    said.map(({ slug, terminals }) => [slug, terminals]),
  );
});

/** `Terminal 1, piso 2`, as facts and places have it. */
const placeIn = (text: string) => /Terminal (\d), piso (\d)/.exec(text)?.slice(1).join(' ');

test('what a fact says of a service’s place, the map says, too', () => {
  const said = all.flatMap(({ slug, facts, places }) =>
    facts.flatMap((fact) => {
      const place = fact.kind === 'text' ? placeIn(fact.value.es) : undefined;
      const onMap = places.map(({ terminal, floor }) => `${terminal.slice(1)} ${floor}`);
      return place === undefined
        ? []
        : [{ slug, fact: fact.id, place, isThere: onMap.includes(place) }];
    }),
  );
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('counter 68 is the biometric register’s alone: no airline has it among its own', () => {
  const among = establishmentSeed().filter(({ desks = null }) => {
    const [from = 0, to = from] = (desks ?? '').split('–').map(Number);
    return from <= 68 && 68 <= to;
  });
  expect(among.map(({ slug, desks }) => [slug, desks])).toEqual([]);
});
