/** @jest-environment jsdom */
import { pageState } from './early.ts';

afterEach(() => document.body.replaceChildren());

test('the state of a remote is read from what the page carries', () => {
  document.body.innerHTML =
    '<script type="application/json" id="boot">{"state":{"mine":{"kept":1}}}</script>';
  expect(pageState('mine')).toEqual({ kept: 1 });
  expect(pageState('another')).toBeUndefined();
});

test('a page that carries none has none', () => {
  expect(pageState('mine')).toBeUndefined();
});
