import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build';
import { formatNumber, locales } from '@eldorado/i18n';

// A heading and the footer of every page cannot ask the API for a figure that does not change: they repeat it.
const read = (file: string) => readFileSync(path.join(repoRoot, file), 'utf8');
function figureOf(file: string, id: string): number {
  const found = new RegExp(`\\n {2}${id}:\\n {4}kind: count\\n {4}value: (\\d+) `).exec(
    read(`api/data/facts/${file}`),
  )?.[1];
  if (found === undefined) throw new Error(`${file} has no count ${id}`);
  return Number(found);
}
const elevation = figureOf('airport.yaml', 'airport-elevation');
const distance = figureOf('transport.yaml', 'airport-city-distance');
const textOf = (file: string, key: string) =>
  new RegExp(`^ {2}${key}: '(.*)',$`, 'm').exec(read(file))?.[1]?.replace(/\s/gu, ' ');

test.each(locales)(
  'heading and footer in %s say the elevation and distance of the facts',
  (locale) => {
    const metres = formatNumber(elevation, locale).replace(/\s/gu, ' ');
    const footer = textOf(`shell/src/locales/${locale}.ts`, 'footerPlace');
    expect(footer).toContain(`${distance} km`);
    expect(footer).toContain(`${metres} m`);
    expect(textOf(`shell/src/pages/locales/${locale}.ts`, 'heading')).toContain(`${metres} m`);
  },
);

test('the data for search engines say the elevation of the fact', () => {
  const said = execFileSync('git', ['grep', '-hoE', 'elevation: [0-9]+', '--', 'gateway/src'], {
    cwd: repoRoot,
  });
  expect(said.toString().trim()).toBe(`elevation: ${elevation}`);
});
