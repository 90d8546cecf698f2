/** @jest-environment jsdom */
import { listenForNavigation } from './linkNavigation.ts';

const taken: string[] = [];
let routerTakes = true;

let stop: () => void;

beforeAll(() => {
  stop = listenForNavigation((to) => {
    if (routerTakes) taken.push(to);
    return routerTakes;
  });
});

beforeEach(() => {
  taken.length = 0;
  routerTakes = true;
  window.history.replaceState(null, '', '/vuelos?date=hoy');
});

// jsdom cannot follow links or send forms; what is left to the browser is stopped here, after it was seen.
let leftToBrowser: boolean;
for (const type of ['click', 'submit']) {
  window.addEventListener(type, (event) => {
    leftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  });
}

/** Clicks the first `[data-here]`, or the link, of some markup. */
function click(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const place = document.querySelector('[data-here]') ?? document.querySelector('a');
  place?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }),
  );
}

const untouched = () => {
  expect(taken).toEqual([]);
  expect(leftToBrowser).toBe(true);
};

test('a click on a link of the site is a navigation, query and fragment included', () => {
  click('<a href="/en/taxi?from=T1#fare">Taxi</a>');
  expect(taken).toEqual(['/en/taxi?from=T1#fare']);
  expect(leftToBrowser).toBe(false);
});

test('a click inside a link counts', () => {
  click('<a href="/taxi"><svg><path data-here="" /></svg></a>');
  expect(taken).toEqual(['/taxi']);
});

test('what the router does not take is left to the browser', () => {
  routerTakes = false;
  click('<a href="/old-page">Old</a>');
  untouched();
});

test.each([
  ['ctrl', { ctrlKey: true }],
  ['meta', { metaKey: true }],
  ['shift', { shiftKey: true }],
  ['alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is the browser’s: it may open a tab', (_, init) => {
  click('<a href="/taxi">Taxi</a>', init);
  untouched();
});

test.each([
  ['another site', '<a href="https://example.com/taxi">x</a>'],
  ['another protocol', '<a href="mailto:a@example.com">x</a>'],
  ['another window', '<a href="/taxi" target="_blank">x</a>'],
  ['a download', '<a href="/horario.pdf" download>x</a>'],
  ['no address', '<a>x</a>'],
  ['no link', '<p data-here="">x</p>'],
])('%s is the browser’s', (_, html) => {
  click(html);
  untouched();
});

test('a jump within the page is the browser’s', () => {
  click('<a href="#lista">Lista</a>');
  untouched();
  click('<a href="/vuelos?date=hoy#lista">Lista</a>');
  untouched();
});

test('the same page with another query is a navigation, with a fragment or without', () => {
  click('<a href="/vuelos?date=ayer#lista">Ayer</a>');
  click('<a href="/vuelos?date=hoy">Hoy</a>');
  expect(taken).toEqual(['/vuelos?date=ayer#lista', '/vuelos?date=hoy']);
});

test('a click somebody has dealt with already is no navigation', () => {
  document.body.innerHTML = '<a href="/taxi">Taxi</a>';
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(taken).toEqual([]);
});

/** Sends the form of some markup, with its first button. */
function send(html: string): void {
  document.body.innerHTML = html;
  const submitter = document.querySelector('button');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  document.querySelector('form')?.dispatchEvent(event);
}

test('a GET form is a navigation with its fields, without the empty ones', () => {
  send(`<form action="/vuelos">
    <input name="q" value="Nueva York"><input name="airline" value="">
    <input type="checkbox" name="terminal" value="T1" checked>
    <input type="checkbox" name="terminal" value="T2" checked>
    <input type="checkbox" name="cargo" value="1"><input value="nameless">
  </form>`);
  expect(taken).toEqual(['/vuelos?q=Nueva+York&terminal=T1&terminal=T2']);
  expect(leftToBrowser).toBe(false);
});

test('the pressed button’s value goes along', () => {
  send('<form action="/vuelos"><button name="direction" value="arrivals">Go</button></form>');
  expect(taken).toEqual(['/vuelos?direction=arrivals']);
});

test('an empty form goes to its address alone, which loses the old query', () => {
  send('<form action="/vuelos?old=1"><input name="q" value=""></form>');
  expect(taken).toEqual(['/vuelos']);
});

test('a form without an address stays on the page', () => {
  send('<form><input name="q" value="AV"></form>');
  expect(taken).toEqual(['/vuelos?q=AV']);
});

test.each([
  ['a POST form', '<form method="post" action="/contacto"></form>'],
  ['a form of another site', '<form action="https://example.com/search"></form>'],
  ['a form for another window', '<form action="/vuelos" target="_blank"></form>'],
])('%s is the browser’s', (_, html) => {
  send(html);
  untouched();
});

test('a form that its own screen sends is no navigation', () => {
  document.body.innerHTML = '<form action="/vuelos"></form>';
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => event.preventDefault());
  form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(taken).toEqual([]);
});

test('a form that the router does not take is left to the browser', () => {
  routerTakes = false;
  send('<form action="/other"></form>');
  untouched();
});

test('a host that stopped listening leaves links and forms to the browser', () => {
  stop();
  click('<a href="/taxi">Taxi</a>');
  untouched();
});
