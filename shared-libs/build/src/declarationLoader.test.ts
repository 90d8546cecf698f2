import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs the loader as webpack does, outside jest, which would need it in another module format. */
function withoutServerTexts(source: string): string {
  const loader = JSON.stringify(path.join(__dirname, 'declarationLoader.mjs'));
  const script = `import { withoutServerTexts } from ${loader};
    process.stdout.write(await withoutServerTexts(process.argv[1]));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script, source]).toString();
}

test('leaves out what only the server reads, and nothing else', () => {
  const source = `// Página de vuelos
export const page: Page = {
  title: { es: 'Ñandú', en: 'Rhea' },
  description: { es: 'Descripción de la página', en: 'Description' },
  keywords: { es: ['a'], en: ['b'] },
  load: () => import(/* webpackChunkName: "screen-board" */ './Board.tsx'),
};
`;
  const left = withoutServerTexts(source);
  expect(left.replace(/\n\s*\n/g, '\n').replace(/\n\s+\n/g, '\n')).toBe(`// Página de vuelos
export const page: Page = {
  title: { es: 'Ñandú', en: 'Rhea' },
  load: () => import(/* webpackChunkName: "screen-board" */ './Board.tsx'),
};
`);
  expect(left.split('\n')).toHaveLength(source.split('\n').length);
});

test('keeps a property of that name that is no text in four languages', () => {
  expect(withoutServerTexts('const a = { description: text, keywords };')).toBe(
    'const a = { description: text, keywords };',
  );
});
