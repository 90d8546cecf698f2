/** @jest-environment jsdom */
import { offerPopup } from './offerPopup.ts';
import type { Popup } from './popupRules.ts';
import { quietTime } from './quietMoment.ts';

const text = { es: '', en: '', fr: '', pt: '' };
const popup = (id: string): Popup => ({
  id,
  title: text,
  text,
  action: null,
  href: null,
  paths: ['*'],
  frequency: 'once',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2027-01-01T00:00:00Z',
});

let shown: string[];
let takenAway: string[];
let visit = 0;

/** A page whose pop-ups are `first` and `second`, under the ids of this visit: the tab remembers what it showed. */
function offer() {
  const page = new AbortController();
  const nameOf = ({ id }: Popup) => id.replace(/\d+/, '');
  offerPopup(
    [popup(`first${visit}`), popup(`second${visit}`)],
    {
      now: () => new Date('2026-03-02T15:00:00Z'),
      show(due) {
        shown.push(nameOf(due));
        return () => takenAway.push(nameOf(due));
      },
    },
    page.signal,
  );
  return page;
}
const pass = (time: number) => jest.advanceTimersByTime(time);
const happen = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  visit += 1;
  shown = [];
  takenAway = [];
  jest.useFakeTimers();
  document.body.innerHTML =
    '<header><details><summary>Menú</summary></details></header><input aria-label="Vuelo">';
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a pop-up comes when the visitor has been quiet, one on a page', () => {
  offer();
  pass(quietTime - 1);
  expect(shown).toEqual([]);
  pass(1);
  expect(shown).toEqual(['first']);
  pass(10 * quietTime);
  expect(shown).toEqual(['first']);
});

test('the next page shows the next one and removes the last', () => {
  const page = offer();
  pass(quietTime);
  page.abort();
  offer();
  expect(takenAway).toEqual(['first']);
  pass(quietTime);
  expect(shown).toEqual(['first', 'second']);
});

test.each(['scroll', 'keydown', 'pointerdown'])('%s puts it off', (type) => {
  offer();
  pass(quietTime - 1);
  happen(type);
  pass(quietTime - 1);
  expect(shown).toEqual([]);
  pass(1);
  expect(shown).toEqual(['first']);
});

test('it waits for an open menu and for a field that has the focus', () => {
  offer();
  const menu = document.querySelector('details');
  const field = document.querySelector('input');
  if (menu) menu.open = true;
  pass(2 * quietTime);
  expect(shown).toEqual([]);
  if (menu) menu.open = false;
  field?.focus();
  pass(2 * quietTime);
  expect(shown).toEqual([]);
  field?.blur();
  pass(quietTime);
  expect(shown).toEqual(['first']);
});

test('on a page where something was typed there is none', () => {
  offer();
  happen('input');
  pass(10 * quietTime);
  expect(shown).toEqual([]);
  offer();
  pass(quietTime);
  expect(shown).toEqual(['first']);
});

test('what was seen is remembered for the next visit', () => {
  offer();
  pass(quietTime);
  const id = `first${visit}`;
  expect(JSON.parse(localStorage.getItem('popups-seen') ?? '{}')).toEqual({
    [id]: Date.parse('2026-03-02T15:00:00Z'),
  });
  expect(JSON.parse(sessionStorage.getItem('popups-seen') ?? '[]')).toContain(id);
});

test('a browser that keeps nothing shows none twice in the tab', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (let page = 0; page < 4; page++) {
    offer();
    pass(quietTime);
  }
  expect(shown).toEqual(['first', 'second']);
  jest.restoreAllMocks();
});
