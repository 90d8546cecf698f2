import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { QueueFull } from '@eldorado/http/fair-queue';
import type { FileKind } from '@eldorado/rules/pqrs-files';
import { Refused, type Findings } from './findings.ts';
import { inTurns } from './inTurns.ts';

const script = fileURLToPath(new URL('inspectMain.ts', import.meta.url));
const register = createRequire(import.meta.url).resolve('@eldorado/build/register');
/** Milliseconds in which a file must be looked through; the largest good ones need two seconds. */
const patience = 20_000;
/** Megabytes of its heap; the pixels of an image lie outside, and have a limit of their own. */
const heapMb = 256;
/** Most files that wait, each of up to 5 MB: whoever sent the last of more would have gone before its turn. */
const mostWaiting = { all: 50, each: 25 };
/** An image being decoded needs memory for all its pixels. */
const inTurn = inTurns(inspect, mostWaiting);

/**
 * Inspects a file in a process of its own, without the site's settings and keys: what kills it, or takes it over, has one file.
 * @param address whose it is: everybody's first comes before anybody's second.
 * @throws {Refused} `scanner-away` when too many wait, who may ask again. @throws when the process cannot work at all.
 */
export async function inspectApart(bytes: Buffer, address: string): Promise<Findings> {
  try {
    return await inTurn(bytes, address);
  } catch (error) {
    throw error instanceof QueueFull ? new Refused('scanner-away') : error;
  }
}

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

/** What was found is a line of JSON; the small picture and the file as it may be kept follow. */
export function writeFindings(findings: Findings): Buffer {
  if (!findings.ok) return Buffer.from(`${JSON.stringify(findings)}\n`);
  const { kind, bytes, thumbnail } = findings;
  const head = { ok: true, kind, thumbnail: thumbnail?.length ?? null };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    thumbnail ?? Buffer.alloc(0),
    bytes,
  ]);
}

function readFindings(answer: Buffer): Findings {
  const end = answer.indexOf('\n');
  const head = JSON.parse(answer.subarray(0, end).toString('utf8')) as
    | { ok: true; kind: FileKind; thumbnail: number | null }
    | Extract<Findings, { ok: false }>;
  if (!head.ok) return head;
  const rest = answer.subarray(end + 1);
  const length = head.thumbnail ?? 0;
  return {
    ...head,
    thumbnail: head.thumbnail === null ? null : rest.subarray(0, length),
    bytes: rest.subarray(length),
  };
}
