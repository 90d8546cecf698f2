import * as icons from './icons.ts';

test('every pictogram is one path on the 24 grid', () => {
  for (const path of Object.values(icons)) {
    expect(path).toMatch(/^M[-\d]/);
    expect(path).not.toContain('M0 0h24v24H0z');
  }
});

test('no two pictograms are the same', () => {
  const paths = Object.values(icons);
  expect(new Set(paths).size).toBe(paths.length);
});
