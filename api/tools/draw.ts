import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { drawn } from './drawn.ts';

// npm run draw -w api [-- --check]: writes again what is made by code and committed, or says what would differ.
const check = process.argv.includes('--check');
const root = new URL('../', import.meta.url);
const committed = (file: URL) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const differing = [...drawn()].filter(([file, text]) => committed(new URL(file, root)) !== text);
if (!check)
  for (const [file, text] of differing) {
    mkdirSync(new URL('./', new URL(file, root)), { recursive: true });
    writeFileSync(new URL(file, root), text);
  }
const names = differing.map(([file]) => file).join(', ');
process.stdout.write(names === '' ? 'All is as it was.\n' : `Changed: ${names}\n`);
process.exitCode = check && names !== '' ? 1 : 0;
