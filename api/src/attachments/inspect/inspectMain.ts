import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { writeFindings } from './inspectApart.ts';
import { inspectFile } from './inspectFile.ts';

/** Bytes of memory in all: what libraries take outside of the heap has no limit else, and they do not let go meanwhile. */
const mostMemory = 400 * 1024 * 1024;
new Worker(
  `setInterval(() => process.memoryUsage.rss() > ${mostMemory} && process.kill(process.pid, 'SIGKILL'), 10)`,
  { eval: true },
).unref();

// Reads a file and writes what was found. Started by inspectApart.
process.stdout.end(writeFindings(await inspectFile(await buffer(process.stdin))));
