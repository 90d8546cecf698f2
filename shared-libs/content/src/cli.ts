import { main } from './commands.ts';

// Commands run from the repository's root.
process.exitCode = main(process.argv.slice(2), {
  root: process.cwd(),
  now: new Date(process.env['AIRPORT_NOW'] ?? Date.now()),
  say: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
});
