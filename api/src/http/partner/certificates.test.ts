import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const repo = path.join(import.meta.dirname, '../../../..');
/** What runs where the site does, with how it is started. */
const folders = ['api/src', 'gateway/src', 'shared-libs', 'deploy'];
const lets = /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/;

const filesOf = (folder: string) =>
  readdirSync(path.join(repo, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => /\.(ts|mjs|sh|yaml|conf)$|Dockerfile$/.test(file))
    .filter((file) => !/\.test\.ts$/.test(file));

test('nobody’s certificate is let off: Node checks that of each partner, store and database', () => {
  const files = folders.flatMap(filesOf);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => lets.test(readFileSync(file, 'utf8')))).toEqual([]);
});
