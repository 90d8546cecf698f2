import { fileURLToPath } from 'node:url';
import { newDomain } from '../src/template/newDomain.ts';

// npm run domain -- new NAME
const [command, name = '', ...rest] = process.argv.slice(2);
if (command !== 'new' || name === '' || rest.length > 0) {
  process.stderr.write('Usage: npm run domain -- new NAME\n');
  process.exitCode = 2;
} else {
  try {
    const src = fileURLToPath(new URL('../src', import.meta.url));
    for (const file of newDomain(src, name)) process.stdout.write(`api/src/${file}\n`);
    process.stdout.write(`\nNext:\n  npm run types -w api\n  npx jest api/src/${name}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
