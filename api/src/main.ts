import type { Server } from 'node:net';
import { collectLess } from './collectLess.ts';
import { drain } from './http/drain.ts';
import { listen } from './http/listen.ts';
import { createAirportApi } from './index.ts';
import { readSettings } from './settings.ts';
import { endOnFault } from './system/explainFault.ts';

/** Milliseconds from SIGTERM to the end, whatever is still under way: who started this process waits ten seconds. */
const longestEnd = 9_000;

// Starts the API alone: `npm start -w api`.
try {
  const { port, host, ...options } = readSettings(process.env);
  const api = await createAirportApi({ ...options, logger: true });
  let doors: readonly Server[] = [];
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      setTimeout(() => process.exit(1), longestEnd).unref();
      drain(api.app.server, { doors, begin: () => api.endStreams() })
        .then(() => api.close())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
  }
  // A database of its own ends with it.
  doors = await listen(api.app, { port, host }).catch((error: unknown) =>
    api.close().then(() => endOnFault(error)),
  );
  collectLess();
} catch (error) {
  endOnFault(error);
}
