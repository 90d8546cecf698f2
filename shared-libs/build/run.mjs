// JavaScript, since it decides whether a program needs the hook that reads TypeScript.
// Runs a program of this repository's TypeScript: `node shared-libs/build/run.mjs FILE …`, with its arguments as `node FILE …` would.
// As one file with its packages when that can be (src/oneFile.mjs): a command then begins after a third of the time.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { oneFile } from './src/oneFile.mjs';

const [node, , entry = '', ...args] = process.argv;
const { execArgv, file } = await oneFile(pathToFileURL(path.resolve(entry)));
if (execArgv.length > 0) await import('./register.mjs');
process.argv = [node, file, ...args];
await import(pathToFileURL(file).href);
