/** @jest-environment jsdom */
import { listenForPrefetch, mayPrefetch } from './prefetch.ts';

test('code is prefetched on a good connection, or when nothing is known of it', () => {
  expect(mayPrefetch(undefined)).toBe(true);
  expect(mayPrefetch({})).toBe(true);
  expect(mayPrefetch({ effectiveType: '4g', saveData: false })).toBe(true);
  expect(mayPrefetch({ effectiveType: '3g' })).toBe(true);
});

test('nothing is prefetched on 2g or with data saver', () => {
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
});

/** The browser's own connection, as `navigator.connection` has it. */
function connect(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const observed: Element[] = [];
let seen: (entries: { isIntersecting: boolean; target: Element }[]) => void;

class FakeIntersectionObserver {
  constructor(callback: typeof seen) {
    seen = callback;
  }
  observe(target: Element) {
    if (!observed.includes(target)) observed.push(target);
  }
  unobserve(target: Element) {
    observed.splice(observed.indexOf(target), 1);
  }
}

const idle: (() => void)[] = [];
const rest = () => idle.splice(0).forEach((work) => work());
/** The paths whose code was fetched, and those of pages with their data. */
const prefetched: string[] = [];
const meant: string[] = [];

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: FakeIntersectionObserver,
    requestIdleCallback: (work: () => void) => idle.push(work),
  });
  document.body.innerHTML = `<nav><a href="/menu?x=1">Menu</a></nav>
    <main id="content"><a href="/taxi">Taxi</a><a href="https://example.com/a">Away</a></main>`;
  listenForPrefetch(({ pathname }, ahead) =>
    (ahead === 'page' ? meant : prefetched).push(pathname),
  );
});
beforeEach(() => {
  jest.useFakeTimers();
  happen(document.body, 'pointercancel');
  for (const list of [prefetched, meant, idle]) list.length = 0;
});
afterEach(() => jest.useRealTimers());

const link = (href: string) => {
  const found = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
  if (!found) throw new Error(`no link to ${href}`);
  return found;
};
const happen = (target: Element, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));

test('the code behind a link is fetched when it is pointed at or focused', () => {
  happen(link('/menu?x=1'), 'pointerover');
  happen(link('/taxi'), 'focusin');
  expect(prefetched).toEqual(['/menu', '/taxi']);
});

test('the page behind a link is fetched once when the pointer, the finger or the focus stays on it', () => {
  happen(link('/menu?x=1'), 'pointerover');
  jest.advanceTimersByTime(64);
  expect(meant).toEqual([]);
  // A part of the same link.
  happen(link('/menu?x=1'), 'pointerover');
  jest.advanceTimersByTime(1_000);
  expect(meant).toEqual(['/menu']);
  happen(link('/taxi'), 'focusin');
  jest.advanceTimersByTime(65);
  expect(meant).toEqual(['/menu', '/taxi']);
});

test('who crosses a link, or scrolls with a finger on it, does not mean its page', () => {
  happen(link('/menu?x=1'), 'pointerover');
  happen(document.body, 'pointerover');
  jest.advanceTimersByTime(1_000);
  happen(link('/taxi'), 'pointerover');
  happen(link('/taxi'), 'pointercancel');
  jest.advanceTimersByTime(1_000);
  expect(prefetched).toEqual(['/menu', '/taxi']);
  expect(meant).toEqual([]);
});

test('pointing at another site’s link, or at no link, fetches nothing', () => {
  happen(link('https://example.com/a'), 'pointerover');
  happen(document.body, 'pointerover');
  expect(prefetched).toEqual([]);
});

test('a connection that has become slow fetches nothing', () => {
  connect({ effectiveType: '2g' });
  happen(link('/taxi'), 'pointerover');
  expect(prefetched).toEqual([]);
});

test('nothing in view is fetched for a visitor who has not touched the page', () => {
  expect(observed).toEqual([]);
});

test('links of the content are fetched once, when they scroll into view and the page is idle', () => {
  document.dispatchEvent(new Event('scroll'));
  expect(observed).toEqual([]);
  rest();
  expect(observed.map((target) => target.getAttribute('href'))).toEqual([
    '/taxi',
    'https://example.com/a',
  ]);
  seen([{ isIntersecting: false, target: link('/taxi') }]);
  expect(idle).toHaveLength(0);
  seen([{ isIntersecting: true, target: link('/taxi') }]);
  expect(prefetched).toEqual([]);
  rest();
  expect(prefetched).toEqual(['/taxi']);
  expect(observed).not.toContain(link('/taxi'));
});

test('links that come with a navigation are watched too, once and when the page is idle', async () => {
  document.getElementById('content')?.insertAdjacentHTML('beforeend', '<a href="/new">New</a>');
  document.getElementById('content')?.insertAdjacentHTML('beforeend', '<p>No link</p>');
  await Promise.resolve();
  expect(idle).toHaveLength(1);
  rest();
  expect(observed).toContain(link('/new'));
  expect(observed).not.toContain(link('/taxi'));
});
