import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { readApp, remoteConfig } from '@eldorado/build';
import { buildHost } from './buildHost.ts';
import type { HarnessExample } from './example.ts';
import { createHarness } from './server.ts';

/** `npm run dev -w mf-flights`: the remote of the present folder alone, built again at each change. */
const dir = process.cwd();
const { examples } = (await import(pathToFileURL(path.join(dir, 'harness/examples.ts')).href)) as {
  examples: HarnessExample[];
};

const [client] = remoteConfig(dir, { development: true });
if (!client) throw new Error(`${dir} has no browser build`);
const hostDir = await buildHost({ again: true });
webpack(client).watch({}, (error, stats) => {
  if (error) throw error;
  process.stdout.write(`${stats?.toString({ all: false, errors: true, timings: true }) ?? ''}\n`);
});
const app = createHarness({
  remote: readApp(dir).name,
  examples,
  clientDir: path.join(dir, 'dist/client'),
  hostDir,
});
const port = Number(process.env['PORT'] ?? 4000);
process.stdout.write(`\n  ${path.basename(dir)}: ${await app.listen({ port })}\n\n`);
