// JavaScript, since it brings the hook that reads TypeScript.
// Lets Node 20 run the repo's TypeScript directly: `node --import @eldorado/build/register main.ts`.
// Only erasable syntax is used and imports carry their extension, so Node 22.18 and later need no hook at all.
import { register } from 'node:module';

register('./typescriptHook.mjs', import.meta.url);
// After the other one, which reads its TypeScript.
register('./contentHook.ts', import.meta.url);
