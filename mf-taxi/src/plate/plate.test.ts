import { plateText, readPlate } from './plate.ts';

test.each(['wxy123', 'WXY 123', 'wxy-123', ' W.X.Y 1 2 3 '])('%j is a plate', (text) => {
  expect(readPlate(text)).toBe('WXY123');
});

test.each(['', 'WX123', 'WXY12', 'WXY1234', '123WXY', 'WXY12D', 'ÑXY123', '<script>'])(
  '%j is none',
  (text) => {
    expect(readPlate(text)).toBeNull();
  },
);

test('it is written with a space, as on the car', () => {
  expect(plateText('WXY123')).toBe('WXY 123');
});
