/** @jest-environment @eldorado/testing/jsdom */
import type * as ReactModule from 'react';
import type { ReactNode } from 'react';
import type * as ServerModule from 'react-dom/server';
import type * as ClientModule from 'react-dom/client';
import type * as DomModule from 'react-dom';

// React as it is released: what developers have is another file.
const env = process.env as Record<string, string | undefined>;
const before = env['NODE_ENV'];
env['NODE_ENV'] = 'production';
const {
  createElement: h,
  Fragment,
  startTransition,
  useEffect,
  useState,
} = jest.requireActual<typeof ReactModule>('react');
const { flushSync } = jest.requireActual<typeof DomModule>('react-dom');
const { createRoot, hydrateRoot } = jest.requireActual<typeof ClientModule>('react-dom/client');
const { renderToString } = jest.requireActual<typeof ServerModule>('react-dom/server');
env['NODE_ENV'] = before;

let place: HTMLElement;
let faults: unknown[];

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  faults = [];
  jest.spyOn(console, 'error').mockImplementation((...said) => void faults.push(said));
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
  expect(faults).toEqual([]);
});

const onError = {
  onRecoverableError: (error: unknown) => void faults.push(error),
  onUncaughtError: (error: unknown) => void faults.push(error),
};

/** All texts under an element. */
function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function font(text: string): HTMLElement {
  const inner = document.createElement('font');
  inner.append(`«${text}»`);
  const outer = document.createElement('font');
  outer.append(inner);
  return outer;
}

/** Translates as browsers do, each in its way. */
const translators = {
  'in the place of a text': () => {
    for (const text of textsOf(place)) text.replaceWith(font(text.data));
  },
  'beside a text, which then goes': () => {
    for (const text of textsOf(place)) {
      text.before(font(text.data));
      text.remove();
    }
  },
  'around a text': () => {
    for (const text of textsOf(place)) {
      const wrapper = document.createElement('font');
      text.before(wrapper);
      wrapper.append(text);
    }
  },
};
const ways = Object.entries(translators);
const translate = translators['in the place of a text'];
/** What a visitor reads, without the marks of a translation. */
const read = () => place.textContent.replace(/[«»]/g, '');

/** Shows a tree. @returns what shows it with other properties. */
function show<Props extends object>(component: (props: Props) => ReactNode, props: Props) {
  const root = createRoot(place, onError);
  const update = (changed: Props) => flushSync(() => root.render(h(component, changed)));
  update(props);
  return { update, end: () => flushSync(() => root.unmount()) };
}

describe.each(ways)('a font %s', (_, translateSo) => {
  test('a text that changes is read', () => {
    const { update } = show(({ state }: { state: string }) => h('p', null, 'Es ', state, '.'), {
      state: 'puntual',
    });
    translateSo();
    update({ state: 'demorado' });
    expect(read()).toBe('Es demorado.');
    translateSo();
    update({ state: 'cancelado' });
    expect(read()).toBe('Es cancelado.');
  });

  test('an element of its own changes without help', () => {
    const { update } = show(({ state }: { state: string }) => h('b', null, state), { state: 'a' });
    translateSo();
    update({ state: 'b' });
    expect(read()).toBe('b');
  });

  test('what comes before a text stands before it', () => {
    const { update } = show(
      ({ late }: { late: boolean }) => h('p', null, late && h('b', null, 'Tarde'), 'a las 10'),
      { late: false },
    );
    translateSo();
    update({ late: true });
    expect(read()).toBe('Tardea las 10');
  });

  test('a text that goes is gone', () => {
    const { update } = show(
      ({ late }: { late: boolean }) => h('p', null, late && 'Tarde', h('b', null, '10')),
      { late: true },
    );
    translateSo();
    update({ late: false });
    expect(read()).toBe('10');
  });

  test('texts of a list take their new order', () => {
    const { update } = show(
      ({ names }: { names: string[] }) =>
        h('p', null, ...names.map((name) => h(Fragment, { key: name }, name))),
      { names: ['A', 'B', 'C'] },
    );
    translateSo();
    update({ names: ['C', 'A', 'D', 'B'] });
    expect(read()).toBe('CADB');
  });

  test('all of it goes', () => {
    const { end } = show(() => h(Fragment, null, 'A', h('p', null, 'B'), 'C'), {});
    translateSo();
    end();
    expect(read()).toBe('');
  });

  test('what was shown in the original again goes on', () => {
    const { update } = show(({ state }: { state: string }) => h('p', null, 'Es ', state), {
      state: 'a',
    });
    translateSo();
    for (const made of place.querySelectorAll('p > font'))
      made.replaceWith(made.textContent.replace(/[«»]/g, ''));
    update({ state: 'b' });
    expect(read()).toBe('Es b');
  });
});

test('an element that an extension wrapped, or took away, changes no more than itself', () => {
  const { update } = show(
    ({ has }: { has: boolean }) =>
      h('p', null, has && h('b', null, 'A'), has && h('i', null, 'B'), h('u', null, 'C')),
    { has: true },
  );
  const wrapper = document.createElement('mark');
  place.querySelector('b')?.replaceWith(wrapper);
  place.querySelector('i')?.remove();
  update({ has: false });
  expect(read()).toBe('C');
});

/** A board's line whose clock goes on. */
let tick: (state: string) => void;
function Line() {
  const [state, setState] = useState('puntual');
  useEffect(() => void (tick = (next) => flushSync(() => setState(next))), []);
  return h(
    'main',
    null,
    'Vuelo ',
    h('b', null, 'AV 1'),
    ' está ',
    state,
    h('p', null, 'Puerta ', 5),
    h('i', null, state),
  );
}

/** Makes live what the server sent, in pieces, between which something may happen. */
async function hydrate(between = () => {}): Promise<void> {
  let isLive = false;
  function Live() {
    useEffect(() => void (isLive = true), []);
    return h(Line);
  }
  startTransition(() => void hydrateRoot(place, h(Live), onError));
  while (!isLive) {
    between();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

describe('the server’s page', () => {
  let sent: Element | null;
  beforeEach(() => {
    place.innerHTML = renderToString(h(Line));
    sent = place.querySelector('b');
  });
  const text = 'Vuelo AV 1 está puntualPuerta 5puntual';

  test.each(ways.slice(0, 2))('that was translated by a font %s is taken over', async (_, so) => {
    so();
    await hydrate();
    expect(read()).toBe(text);
    // React made nothing anew.
    expect(place.querySelector('b')).toBe(sent);
    translate();
    tick('demorado');
    expect(read()).toBe(text.replaceAll('puntual', 'demorado'));
  });

  test('that is translated while it is taken over, too', async () => {
    await hydrate(translate);
    tick('demorado');
    expect(read()).toBe(text.replaceAll('puntual', 'demorado'));
    expect(place.querySelector('b')).toBe(sent);
  });

  test('whose texts say something else is taken over, and says so', async () => {
    for (const each of textsOf(place)) each.data = `«${each.data}»`;
    await hydrate();
    expect(place.textContent).toBe(text);
    expect(place.querySelector('b')).toBe(sent);
    expect(faults.splice(0)).toContainEqual(['Rendered "puntual" where the page has "«puntual»"']);
  });
});
