import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainFault } from './explainFault.ts';

/** An error as Node, the driver or the store's package throws it. */
const fault = (properties: object, message = 'raw words', cause?: Error) =>
  Object.assign(new Error(message, { cause }), properties);
const connect = { syscall: 'connect', address: '10.0.0.5', port: 5432 };
const fetched = (code: string) =>
  new TypeError('fetch failed', { cause: fault({ code }, 'self-signed certificate') });

test.each<[string, Error, RegExp]>([
  [
    'a port below 1024',
    fault({ code: 'EACCES', syscall: 'listen', port: 80 }),
    /^This user may not listen on port 80\..*PORT/s,
  ],
  [
    'a foreign HOST',
    fault({ code: 'EADDRNOTAVAIL', syscall: 'listen', address: '10.1.1.1' }),
    /^10\.1\.1\.1 is no address of this machine\..*HOST/s,
  ],
  [
    'a refusing database',
    fault({ code: 'ECONNREFUSED', ...connect }),
    /^The database at 10\.0\.0\.5:5432 does not answer.*DATABASE_URL/s,
  ],
  [
    'an unknown host',
    fault({ code: 'ENOTFOUND', hostname: 'db.example' }),
    /^The database at db\.example does not answer/,
  ],
  [
    'two addresses that refuse',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    /^The database does not answer/,
  ],
  [
    'a silent database',
    fault({}, 'timeout exceeded when trying to connect'),
    /^The database does not answer \(no answer in time\)/,
  ],
  ['a wrong password', fault({ code: '28P01' }), /refuses the password of DATABASE_URL.*%40/s],
  ['a missing database', fault({ code: '3D000' }), /does not exist.*createdb/s],
  [
    'tables of somebody else',
    fault({}, 'Migration 002.sql failed', fault({ code: '42501' })),
    /may not change the tables.*npm run migrate/s,
  ],
  ['no connection left', fault({ code: '53300' }), /max_connections/],
  [
    'a database behind a foreign certificate',
    fault({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    /secure connection to the database.*NODE_EXTRA_CA_CERTS/s,
  ],
  [
    'an unwritable folder',
    fault({ code: 'EACCES', syscall: 'mkdir', path: '/srv/data' }),
    /^\/srv\/data may not be read or written by this user\..*DATA_DIR/s,
  ],
  ['a full disk', fault({ code: 'ENOSPC', syscall: 'write' }), /disk that is full.*DATA_DIR/s],
  [
    'a full disk, as initdb says it',
    fault({ code: 1, stderr: 'initdb: No space left on device' }),
    /disk that is full/,
  ],
  [
    'a certificate of the store',
    fetched('DEPTH_ZERO_SELF_SIGNED_CERT'),
    /certificate of the store of releases is refused.*NODE_EXTRA_CA_CERTS/s,
  ],
  [
    'a store that is away',
    fault({ name: 'S3NetworkError', code: 'ECONNREFUSED' }),
    /^The store of releases does not answer.*S3_ENDPOINT/s,
  ],
  [
    'a store that refuses',
    fault({ name: 'S3ServiceError', status: 403, code: 'SignatureDoesNotMatch' }),
    /^The store of releases refuses.*AWS_SECRET_ACCESS_KEY/s,
  ],
])('%s is said with what to do, without a stack', (_what, error, sentence) => {
  const said = explainFault(error, {});
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/^\s+at /m);
});

test('a taken port and a file in the folder’s place, as Node itself says them', async () => {
  const first = createServer();
  await new Promise<void>((done) => first.listen(0, '127.0.0.1', done));
  const { port } = first.address() as { port: number };
  const taken = await new Promise<Error>((failed) =>
    createServer().once('error', failed).listen(port, '127.0.0.1'),
  );
  first.close();
  expect(explainFault(taken, {})).toBe(
    `Port ${port} of 127.0.0.1 is taken by another program.\nEnd that program, or name another port by PORT.\n`,
  );
  let refused: unknown;
  try {
    mkdirSync(import.meta.filename, { recursive: true });
  } catch (error) {
    refused = error;
  }
  expect(explainFault(refused, {})).toBe(
    `${import.meta.filename} is a file where a folder must be.\n` +
      'Put that right, or name another folder by DATA_DIR (data) or RELEASES_DIR (releases).\n',
  );
});

test('a data folder that somebody else uses, as Node itself says it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
  const theirs = join(folder, 'postgres');
  mkdirSync(join(theirs, 'theirs'), { recursive: true });
  mkdirSync(join(folder, 'postgres.new'));
  let refused: unknown;
  try {
    renameSync(join(folder, 'postgres.new'), theirs);
  } catch (error) {
    refused = error;
  }
  rmSync(folder, { recursive: true });
  expect(explainFault(refused, {})).toBe(
    `${theirs} holds something that this site did not put there.\nName another folder by DATA_DIR, or move away what is in that one.\n`,
  );
});

test('a sentence of the site’s own stays as it is; the stack comes when it is asked for', () => {
  const own = new Error('PORT must be 0 to 65535');
  expect(explainFault(own, {})).toBe('PORT must be 0 to 65535\n');
  expect(explainFault(own, { LOG_LEVEL: 'debug' })).toMatch(/PORT must be[^]*\n\s+at /);
  expect(explainFault(new TypeError('x is undefined'), {})).toBe(
    'x is undefined\nLOG_LEVEL=debug shows where.\n',
  );
});
