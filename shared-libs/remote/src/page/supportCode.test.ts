import fc from 'fast-check';
import {
  decodeSupportCode,
  encodeSupportCode,
  pageNumber,
  type SupportFacts,
} from './supportCode.ts';

const facts: SupportFacts = {
  setId: '3fa2b19c07de',
  cohort: 42,
  locale: 'fr',
  page: 'mf-flights/board',
};

const anyFacts: fc.Arbitrary<SupportFacts> = fc.record({
  setId: fc.stringMatching(/^[0-9a-f]{12}$/),
  cohort: fc.option(fc.integer({ min: 0, max: 9_999 })),
  locale: fc.constantFrom('es', 'en', 'fr', 'pt'),
  page: fc.option(fc.string({ minLength: 1 })),
});

/** What of the facts a code keeps. */
const kept = ({ setId, cohort, locale, page }: SupportFacts) => ({
  setPrefix: setId.slice(0, 6),
  cohort,
  locale,
  page: page === null ? 0 : pageNumber(page),
});

test('a code is three groups of four characters that are not misread', () => {
  fc.assert(
    fc.property(anyFacts, (each) => {
      expect(encodeSupportCode(each)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    }),
  );
});

test('whatever a code was made of is read out of it again', () => {
  fc.assert(
    fc.property(anyFacts, (each) => {
      expect(decodeSupportCode(encodeSupportCode(each))).toEqual(kept(each));
    }),
  );
});

test('it is read as people type it', () => {
  const code = encodeSupportCode(facts);
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  for (const text of [typed, code.replaceAll('-', ''), ` ${code} `])
    expect(decodeSupportCode(text)).toEqual(kept(facts));
});

test('one wrong character is noticed', () => {
  const others = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  fc.assert(
    fc.property(anyFacts, fc.nat(11), others, (each, place, other) => {
      const letters = [...encodeSupportCode(each).replaceAll('-', '')];
      fc.pre(letters[place] !== other);
      letters[place] = other;
      expect(decodeSupportCode(letters.join(''))).toBeNull();
    }),
  );
});

test('two swapped characters are noticed', () => {
  fc.assert(
    fc.property(anyFacts, fc.nat(11), fc.nat(11), (each, a, b) => {
      const letters = [...encodeSupportCode(each).replaceAll('-', '')];
      fc.pre(letters[a] !== letters[b]);
      [letters[a], letters[b]] = [letters[b] ?? '', letters[a] ?? ''];
      expect(decodeSupportCode(letters.join(''))).toBeNull();
    }),
  );
});

test('what is no code is none', () => {
  for (const text of ['', 'XXXX', 'UUUU-UUUU-UUUU', `${encodeSupportCode(facts)}0`])
    expect(decodeSupportCode(text)).toBeNull();
});

test('a set that is not named in hexadecimal digits still makes a code', () => {
  expect(decodeSupportCode(encodeSupportCode({ ...facts, setId: 'set-1' }))?.setPrefix).toBe(
    '000000',
  );
});
