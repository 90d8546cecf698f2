import { slipOf } from './slipOf.ts';

test('what begins as typed is no slip', () => {
  expect(slipOf('medell', 'medellin')).toBeNull();
});

test('longer words may have two slips', () => {
  expect(slipOf('aduans', 'aduana')).toMatchObject({ edits: 1 });
  expect(slipOf('parkeaderoz', 'parqueadero')).toBeNull();
  expect(slipOf('parquaderoz', 'parqueadero')).toMatchObject({ edits: 2 });
});
