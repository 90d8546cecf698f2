import { mkdtempSync, chmodSync } from 'node:fs';
import { measureStream, streamRows } from './stream.ts';
import { measureFeed, feedRows } from './aidx.ts';
import { printTable } from './table.ts';
const dir = mkdtempSync('/tmp/bench-'); chmodSync(dir, 0o755);
if (process.argv[2] !== 'stream') { const r = await measureFeed(dir + '/a'); printTable('feed', ['f','v'], feedRows(r)); }
if (process.argv[2] !== 'aidx') { const r = await measureStream(dir + '/s'); printTable('stream', ['f','v'], streamRows(r)); }
process.exit(0);
