import { watchWorker, type Finding, type WorkerWatch } from './watchWorker.ts';

const limits = { cpu: 1, wall: 10 };
let now: number;
let cpu: number | null;
let watch: WorkerWatch;
beforeEach(() => {
  [now, cpu] = [0, 0];
});

function begin(traced = false) {
  watch = watchWorker(limits, traced, { now: () => now, cpu: () => cpu });
}

/** Looks every quarter of a second, in which it uses this share of a core, until it finds more than nothing. */
function lookFor(
  seconds: number,
  { share, pages = [], opening = false }: { share: number; pages?: number[]; opening?: boolean },
): Finding[] {
  const found: Finding[] = [];
  for (let look = 0; look < seconds * 4; look++) {
    now += 250;
    if (cpu !== null) cpu += share / 4;
    found.push(watch.look({ opening, pages }));
    if (typeof found.at(-1) === 'object') break;
  }
  return found;
}
const lastOf = (found: Finding[]) => found.at(-1);

test('a page that computes without an end is ended after a second of its own', () => {
  begin();
  watch.given(true);
  const found = lookFor(5, { share: 1, pages: [0] });
  expect(lastOf(found)).toEqual({
    endless: 'It ran for 1.0 s without answering',
    whose: 'entered',
  });
  expect(now).toBe(1_250);
});

test('on a machine with other work it has longer: what counts is its own time', () => {
  begin();
  watch.given(true);
  expect(lookFor(4, { share: 0.2, pages: [0] }).every((each) => each === 'ping')).toBe(true);
  expect(lastOf(lookFor(2, { share: 0.2, pages: [0] }))).toMatchObject({ whose: 'entered' });
});

test('one that waits is asked whether it lives, and answers', () => {
  begin();
  watch.given(true);
  for (let second = 0; second < 9; second++) {
    expect(new Set(lookFor(1, { share: 0, pages: [0] }))).toEqual(new Set(['ping']));
    watch.heard();
  }
});

test('one that says nothing for ten seconds is ended, however little it uses', () => {
  begin();
  watch.given(true);
  expect(lastOf(lookFor(11, { share: 0, pages: [0] }))).toMatchObject({
    endless: 'It did not answer for 10.3 s',
  });
});

test('a page that takes more than ten seconds ends it, though it answers', () => {
  begin();
  watch.given(true);
  let found: Finding | undefined;
  for (let second = 0; second < 11 && typeof found !== 'object'; second++) {
    found = lastOf(lookFor(1, { share: 0, pages: [0] }));
    watch.heard();
  }
  expect(found).toEqual({ endless: 'A page took more than 10 s', whose: 'entered' });
});

test('one that opens its set is held to the same', () => {
  begin();
  expect(lastOf(lookFor(5, { share: 1, opening: true }))).toMatchObject({ whose: 'entered' });
});

test('one that is busy although nobody asks is traced, and then ended for its last page', () => {
  begin();
  watch.given(true);
  const found = lookFor(5, { share: 0.5 });
  expect(found).toContain('trace');
  expect(lastOf(found)).toEqual({
    endless: 'It ran on when no page was asked for',
    whose: 'last',
  });
});

test('where a page came meanwhile nobody knows whose it was', () => {
  begin(true);
  lookFor(2.5, { share: 0.5 });
  watch.given(true);
  expect(watch.look({ opening: false, pages: [now] })).toMatchObject({ whose: 'nobody' });
});

test('what it does after much garbage is nothing wrong', () => {
  begin();
  watch.given(true);
  expect(new Set(lookFor(60, { share: 0.1 }))).toEqual(new Set(['fine']));
});

test('where the system does not say what it used, only silence counts', () => {
  cpu = null;
  begin();
  expect(new Set(lookFor(60, { share: 1 }))).toEqual(new Set(['fine']));
  watch.given(true);
  expect(lastOf(lookFor(3, { share: 1, pages: [now] }))).toMatchObject({ whose: 'entered' });
});
