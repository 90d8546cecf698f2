/** @jest-environment @eldorado/testing/jsdom */
import { opensInto } from './openInto.ts';

let still: boolean;
beforeEach(() => {
  still = false;
  document.body.innerHTML = `<ul>
    <li data-opens id="first"><a href="/vuelos/av-1">AV 1</a></li>
    <li data-opens id="second"><a href="/vuelos/av-2">AV 2</a><a href="/mapas">Mapa</a></li></ul>
    <a href="/contacto">Contacto</a>`;
  document.startViewTransition = jest.fn();
  window.matchMedia = jest.fn(() => ({ matches: still })) as never;
});
afterEach(() => {
  opensInto(undefined);
  Reflect.deleteProperty(document, 'startViewTransition');
});

const press = (name: string) =>
  opensInto([...document.querySelectorAll('a')].find((link) => link.textContent === name));
const named = () =>
  [...document.querySelectorAll<HTMLElement>('[data-opens]')]
    .filter((row) => row.style.getPropertyValue('view-transition-name') === 'opened')
    .map(({ id }) => id);

test('the row of a pressed link has the name, the one before it no more, and none by a link that leads elsewhere', () => {
  expect([press('AV 1'), named()]).toEqual([true, ['first']]);
  expect([press('AV 2'), named()]).toEqual([true, ['second']]);
  expect([press('Mapa'), named()]).toEqual([false, []]);
  expect([press('Contacto'), named()]).toEqual([false, []]);
});

test('none has it where motion is not wanted, or the browser cannot', () => {
  still = true;
  expect([press('AV 1'), named()]).toEqual([false, []]);
  still = false;
  Reflect.deleteProperty(document, 'startViewTransition');
  expect([press('AV 1'), named()]).toEqual([false, []]);
});
