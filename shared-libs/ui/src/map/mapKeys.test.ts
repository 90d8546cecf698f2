import { mapKey } from './mapKeys.ts';

const press = (key: string, more = {}) =>
  mapKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('arrows move, plus and minus zoom, Escape closes the card', () => {
  expect(press('ArrowRight')).toEqual({ kind: 'pan', right: 0.25, down: 0 });
  expect(press('-')).toEqual({ kind: 'zoom', steps: -1 });
  expect(press('Escape')).toEqual({ kind: 'close' });
});

test('the browser keeps its own keys', () => {
  expect(press('+', { ctrlKey: true })).toBeNull();
  expect(press('Tab')).toBeNull();
});
