import { readFileSync } from 'node:fs';
import path from 'node:path';
import { layoutTexts } from '@eldorado/remote/descriptor';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const tokens = read('../../../../shared-libs/ui/src/tokens.css');

test.each([
  ['dark', 'on-gold'],
  ['light', 'on-sign'],
] as const)(
  '%s words on a layout’s colour are --%s, as declarations are checked',
  (text, token) => {
    const rule = new RegExp(`\\.${text} \\{\\s*--bar-text: var\\(--${token}\\)`);
    expect(read('variant.module.css')).toMatch(rule);
    const values = [...tokens.matchAll(new RegExp(`--${token}: (#\\w+)`, 'g'))].map(
      ([, hex]) => hex,
    );
    expect(values).toEqual([layoutTexts[text]]);
  },
);
