import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Findings } from './findings.ts';

const script = fileURLToPath(new URL('inspectMain.ts', import.meta.url));
const register = createRequire(import.meta.url).resolve('@eldorado/build/register');
/** Milliseconds in which a file must be looked through; the largest good ones need two seconds. */
const patience = 20_000;
/** Megabytes of its heap; the pixels of an image lie outside, and have a limit of their own. */
const heapMb = 256;

/**
 * Inspects a file in a process of its own, without the site's settings and keys: what kills it, or takes it over, has one file.
 * @throws when the process cannot work at all.
 */
export function inspectApart(bytes: Buffer): Promise<Findings> {
  const turn = last.then(() => inspect(bytes));
  last = turn.catch(() => undefined);
  return turn;
}
/** One after the other: an image being decoded needs memory for all its pixels. */
let last: Promise<unknown> = Promise.resolve();

function inspect(bytes: Buffer): Promise<Findings> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${heapMb}`, '--import', register, script],
      { env: {}, stdio: ['pipe', 'pipe', 'pipe'], timeout: patience, killSignal: 'SIGKILL' },
    );
    const answer: Buffer[] = [];
    let said = '';
    child.stdout.on('data', (piece: Buffer) => answer.push(piece));
    child.stderr.on('data', (piece: Buffer) => (said = (said + piece.toString()).slice(-2_000)));
    // It may have ended before all was written to it.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(readFindings(Buffer.concat(answer)));
      // Out of time, of memory (134), or a fault of a library: by a signal, which a shell writes as 128 and more.
      else if (code === null || code >= 128) resolve({ ok: false, refusal: 'file-bomb' });
      else reject(new Error(`Files cannot be inspected: ${said}`));
    });
  });
}

/** What was found is a line of JSON; the file as it may be kept follows. */
export function writeFindings(findings: Findings): Buffer {
  const [head, bytes] = findings.ok
    ? [{ ok: true, kind: findings.kind }, findings.bytes]
    : [findings, Buffer.alloc(0)];
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]);
}

function readFindings(answer: Buffer): Findings {
  const end = answer.indexOf('\n');
  const head = JSON.parse(answer.subarray(0, end).toString('utf8')) as Findings;
  return head.ok ? { ...head, bytes: answer.subarray(end + 1) } : head;
}
