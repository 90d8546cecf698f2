import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../src/app.ts';

/** The folders of a folder whose files import one of another, by both names; tests, and what only they use, left out. */
function imports(root: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const [from = '', ...rest] = file.split(path.sep);
    if (rest.length === 0 || !file.endsWith('.ts') || file.includes('.test.')) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, request = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
      const [to = '', ...inner] = path.join(path.dirname(file), request).split(path.sep);
      if (inner.length > 0 && to !== from) found.add(`${from} ${to}`);
    }
  }
  return found;
}

test.each(['api/src', 'gateway/src'])(
  'no two folders of %s need each other: what both need lies below them, what needs both above',
  (folder) => {
    const found = imports(path.join(repoRoot, folder));
    expect(found.size).toBeGreaterThan(20);
    const both = [...found].filter((pair) => {
      const [from = '', to = ''] = pair.split(' ');
      return from < to && found.has(`${to} ${from}`) && to !== 'testing' && from !== 'testing';
    });
    expect(both).toEqual([]);
  },
);
