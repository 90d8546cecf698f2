/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { messages } from '../../messages.ts';
import type { SitePage } from '../../site/site.ts';
import { closeDelay, openDelay } from './menuPointer.ts';
import { SiteMenu } from './SiteMenu.tsx';

const page = (
  path: string,
  title: string,
  group: 'flights' | 'services' | 'airport',
): SitePage => ({
  id: path,
  remote: 'mf-flights',
  path,
  screen: 'board',
  title,
  background: 'flights',
  menu: { group, order: 1 },
});
const pages = [
  page('/vuelos', 'Vuelos', 'flights'),
  page('/vuelos/salidas', 'Salidas', 'flights'),
  page('/vuelos/llegadas', 'Llegadas', 'flights'),
  page('/servicios', 'Servicios', 'services'),
  page('/servicios/mascotas', 'Mascotas', 'services'),
  page('/mapas', 'Mapas', 'airport'),
];

/** @returns what shows the same menu over another page. Of its behaviour only what is part of the page is there. */
async function showEarly(path = '/vuelos/salidas') {
  const i18n = createI18n('es', {});
  await messages.load(i18n, 'es');
  const at = (shown: string) => (
    <I18nProvider i18n={i18n} locale="es">
      <header>
        <SiteMenu pages={pages} path={shown} layout={null} />
      </header>
      <main>
        <button type="button">Fuera</button>
      </main>
    </I18nProvider>
  );
  const rendered = render(at(path));
  return { ...rendered, go: (to: string) => rendered.rerender(at(to)) };
}

async function show(path?: string) {
  const rendered = await showEarly(path);
  await act(async () => {
    fireEvent.pointerOver(screen.getByRole('navigation', { hidden: true }));
    await import('./followMenu.ts');
  });
  return rendered;
}

const name = (text: string) => screen.getByText(text, { selector: 'summary' });
const panel = (text: string) => name(text).parentElement as HTMLDetailsElement;
const link = (text: RegExp) => screen.getByRole('link', { name: text, hidden: true });
const focus = (element: HTMLElement) => act(() => element.focus());
const focused = () => document.activeElement?.textContent?.trim();

/** jsdom has no pointer events of its own. */
function point(target: Element, move: { x?: number; y?: number } = {}, pointerType = 'mouse') {
  const { x = 1, y = 0 } = move;
  fireEvent(
    target,
    Object.assign(new MouseEvent('pointermove', { bubbles: true, movementX: x, movementY: y }), {
      pointerType,
    }),
  );
}
const leave = () =>
  fireEvent(
    screen.getByRole('navigation', { hidden: true }),
    Object.assign(new MouseEvent('pointerleave'), { pointerType: 'mouse' }),
  );
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

/** The browser's own opening and closing of the sheet, which jsdom lacks. */
function toggleSheet(newState: 'open' | 'closed') {
  const toggle = Object.assign(new Event('toggle'), { newState });
  screen.getByRole('navigation', { hidden: true }).dispatchEvent(toggle);
}
function openSheet() {
  const hidePopover = jest.fn(() => toggleSheet('closed'));
  Object.assign(screen.getByRole('navigation', { hidden: true }), { hidePopover });
  toggleSheet('open');
  return hidePopover;
}

afterEach(() => jest.useRealTimers());

test('a click on a name opens its panel, and another closes it', async () => {
  await show();
  await userEvent.click(name('Vuelos'));
  expect(panel('Vuelos').open).toBe(true);
  await userEvent.click(name('Vuelos'));
  expect(panel('Vuelos').open).toBe(false);
});

test('the page on screen and its section are marked; a section without pages is a link', async () => {
  await show();
  expect(name('Vuelos').getAttribute('aria-current')).toBe('true');
  expect(name('Servicios').hasAttribute('aria-current')).toBe(false);
  expect(link(/^Salidas/).getAttribute('aria-current')).toBe('page');
  expect(link(/^Mapas$/).getAttribute('href')).toBe('/mapas');
});

test('what most look for has a line of explanation', async () => {
  await show();
  expect(link(/^Llegadas/).textContent).toContain('Hora de llegada y banda de equipaje');
});

test('Escape closes the panel and gives the focus back to its name', async () => {
  await show();
  await userEvent.click(name('Vuelos'));
  focus(link(/^Salidas/));
  await userEvent.keyboard('{Escape}');
  expect([panel('Vuelos').open, document.activeElement]).toEqual([false, name('Vuelos')]);
});

test('a panel that opened before the rest of the code came closes with Escape, and when the focus leaves it', async () => {
  await showEarly();
  focus(name('Vuelos'));
  panel('Vuelos').open = true;
  fireEvent.keyDown(name('Vuelos'), { key: 'Escape' });
  expect([panel('Vuelos').open, document.activeElement]).toEqual([false, name('Vuelos')]);
  panel('Vuelos').open = true;
  focus(screen.getByText('Fuera'));
  expect(panel('Vuelos').open).toBe(false);
});

test('a panel closes with a press beside it, when the focus leaves it, and with a link', async () => {
  await show();
  await userEvent.click(name('Vuelos'));
  fireEvent.pointerDown(screen.getByText('Fuera'));
  expect(panel('Vuelos').open).toBe(false);
  await userEvent.click(name('Vuelos'));
  focus(screen.getByText('Fuera'));
  expect(panel('Vuelos').open).toBe(false);
  await userEvent.click(name('Vuelos'));
  // jsdom cannot leave the page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link(/^Salidas/));
  expect(panel('Vuelos').open).toBe(false);
});

test('a panel does not stay open over the next page', async () => {
  const { go } = await show();
  await userEvent.click(name('Vuelos'));
  go('/vuelos/llegadas');
  expect(panel('Vuelos').open).toBe(false);
});

test('arrows lead along the names, down into a panel, through it and up again', async () => {
  await show();
  focus(name('Vuelos'));
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Servicios');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('El aeropuerto');
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(focused()).toBe('Mapas');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Vuelos');
  await userEvent.keyboard('{ArrowDown}');
  expect([panel('Vuelos').open, focused()]).toEqual([
    true,
    expect.stringMatching(/^Vuelos\s*Sala/),
  ]);
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(focused()).toMatch(/^Llegadas/);
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(document.activeElement).toBe(name('Vuelos'));
});

test('a mouse that rests on a name opens its panel; one that passes does not', async () => {
  await show();
  jest.useFakeTimers();
  point(name('Vuelos'));
  pass(openDelay - 1);
  leave();
  pass(openDelay);
  expect(panel('Vuelos').open).toBe(false);
  point(name('Vuelos'));
  pass(openDelay);
  expect(panel('Vuelos').open).toBe(true);
});

test('a finger opens nothing by moving', async () => {
  await show();
  jest.useFakeTimers();
  point(name('Vuelos'), {}, 'touch');
  pass(openDelay);
  expect(panel('Vuelos').open).toBe(false);
});

test('the panel closes a moment after the mouse left, unless it comes back', async () => {
  await show();
  jest.useFakeTimers();
  point(name('Vuelos'));
  pass(openDelay);
  leave();
  pass(closeDelay - 1);
  point(link(/^Salidas/));
  pass(closeDelay);
  expect(panel('Vuelos').open).toBe(true);
  leave();
  pass(closeDelay);
  expect(panel('Vuelos').open).toBe(false);
});

test('a mouse on its way down to the panel may pass over another name', async () => {
  await show();
  jest.useFakeTimers();
  point(name('Vuelos'));
  pass(openDelay);
  for (let step = 0; step < 5; step++) {
    point(name('Servicios'), { x: 4, y: 3 });
    pass(openDelay - 1);
  }
  point(link(/^Salidas/));
  pass(openDelay);
  expect([panel('Vuelos').open, panel('Servicios').open]).toEqual([true, false]);
  point(name('Servicios'), { x: 4, y: 0 });
  pass(openDelay);
  expect([panel('Vuelos').open, panel('Servicios').open]).toEqual([false, true]);
});

test('a click on a panel that opened under the mouse keeps it open', async () => {
  await show();
  jest.useFakeTimers();
  point(name('Vuelos'));
  pass(openDelay);
  fireEvent.click(name('Vuelos'));
  leave();
  pass(closeDelay);
  expect(panel('Vuelos').open).toBe(true);
  point(name('Servicios'));
  pass(openDelay);
  expect(panel('Servicios').open).toBe(false);
  fireEvent.click(name('Vuelos'));
  expect(panel('Vuelos').open).toBe(false);
});

test('a panel under the mouse closes with Escape, and leaves the focus where it is', async () => {
  await show();
  focus(screen.getByText('Fuera'));
  jest.useFakeTimers();
  point(name('Vuelos'));
  pass(openDelay);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([panel('Vuelos').open, focused()]).toEqual([false, 'Fuera']);
});

test('behind the sheet nothing can be reached, and the section of the page is open', async () => {
  await show();
  const main = screen.getByRole('main');
  openSheet();
  expect([main.inert, panel('Vuelos').open, panel('Servicios').open]).toEqual([true, true, false]);
  toggleSheet('closed');
  expect(main.inert).toBe(false);
});

test('a section opened before the sheet’s code came stays open; the next time it is the page’s own', async () => {
  await showEarly();
  openSheet();
  panel('Servicios').open = true;
  await act(async () => void (await import('./followMenu.ts')));
  const opened = () => [panel('Vuelos').open, panel('Servicios').open];
  expect(opened()).toEqual([false, true]);
  toggleSheet('closed');
  openSheet();
  expect(opened()).toEqual([true, false]);
});

test('in the sheet sections stay open when the focus moves on, and arrows scroll', async () => {
  await show();
  openSheet();
  focus(name('Vuelos'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(name('Vuelos'));
  focus(name('Servicios'));
  expect(panel('Vuelos').open).toBe(true);
});

test('the sheet closes with a link, and with the next page', async () => {
  const { go } = await show();
  let close = openSheet();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link(/^Salidas/));
  expect(close).toHaveBeenCalledTimes(1);
  close = openSheet();
  go('/mapas');
  expect(close).toHaveBeenCalledTimes(1);
});
