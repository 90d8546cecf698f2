import { types } from 'node:util';

interface Link {
  name: string;
  message: string;
  code: string;
  syscall?: string;
  path?: string;
  /** Where a folder was to go. */
  dest?: string;
  address?: string;
  hostname?: string;
  port?: number;
  status?: number;
  stderr?: string;
}

/** What is wrong, and what to do about it. */
type Explanation = readonly [what: string, advice: string];

const certificate =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_[A-Z_]+|CERT_[A-Z_]+|ERR_TLS_[A-Z_]+|EPROTO)$/;
const network =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const silent = /timeout e|timeout exceeded|Connection terminated/;

/** By the code that PostgreSQL gives. */
const databaseFaults: Readonly<Record<string, Explanation>> = {
  '28P01': [
    'The database refuses the password of DATABASE_URL',
    'Put the right user and password there; signs such as @ and / are written %40 and %2F.',
  ],
  '28000': [
    'The database lets the user of DATABASE_URL not in',
    'Allow it in pg_hba.conf, or put another user there.',
  ],
  '3D000': [
    'The database that DATABASE_URL names does not exist',
    'Create it (createdb), or put the name of one that does there.',
  ],
  '42501': [
    'The user of DATABASE_URL may not change the tables',
    'Make it their owner, or run `npm run migrate -w api` as who may.',
  ],
  '53300': [
    'The database has no connection left',
    'Raise its max_connections, or start fewer processes.',
  ],
  '57P03': ['The database is starting or shutting down', 'Start again when it answers.'],
};

/** By the code that the machine gives for files and folders. */
const fileFaults: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written by this user',
  EPERM: 'may not be read or written by this user',
  EROFS: 'lies on a disk that is only read',
  ENOSPC: 'lies on a disk that is full',
  EDQUOT: 'lies on a disk on which this user has no room left',
  ENOTDIR: 'goes through a file where a folder must be',
  EEXIST: 'is a file where a folder must be',
  EISDIR: 'is a folder where a file must be',
  ENOENT: 'does not exist',
};

/**
 * Says in plain words why the site does not start: what is wrong, and what to do. The stack follows with LOG_LEVEL=debug
 * alone; what is no fault of the site's surroundings says how to see it.
 */
export function explainFault(
  error: unknown,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const links = chainOf(error);
  const known = links.map((link) => explainLink(link, links)).find((each) => each !== null);
  const lines = known ? [`${known[0]}.`, known[1]] : [links[0]?.message ?? String(error)];
  const wanted = ['debug', 'trace'].includes(env['LOG_LEVEL'] ?? '');
  if (wanted && types.isNativeError(error)) lines.push(error.stack ?? '');
  else if (!known && isMistake(error)) lines.push('LOG_LEVEL=debug shows where.');
  return `${lines.join('\n')}\n`;
}

/** Prints why the site does not start and ends the process with code 1. */
export function endOnFault(error: unknown): never {
  process.stderr.write(explainFault(error, process.env));
  process.exit(1);
}

function explainLink(link: Link, links: readonly Link[]): Explanation | null {
  const { code, message, status } = link;
  if (link.syscall === 'listen') return explainPort(link);
  const ofStore = links.some(
    ({ name, message: said }) => /^S3/.test(name) || said === 'fetch failed',
  );
  const where = [link.hostname ?? link.address, link.port].filter(Boolean).join(':');
  if (ofStore) return explainStore(link, where);
  if (databaseFaults[code]) return databaseFaults[code];
  if (network.test(code) || silent.test(message))
    return [
      `The database ${where ? `at ${where} ` : ''}does not answer (${code || 'no answer in time'})`,
      'See that it runs and that DATABASE_URL names it; without DATABASE_URL the site has one of its own.',
    ];
  if (certificate.test(code) || /does not support SSL/.test(message))
    return [
      `No secure connection to the database: ${message}`,
      'Name its authority by NODE_EXTRA_CA_CERTS, or put another sslmode in DATABASE_URL.',
    ];
  if (/No space left on device/.test(`${message} ${link.stderr ?? ''}`))
    return explainFile('ENOSPC', 'DATA_DIR');
  if (code === 'ENOTEMPTY' && link.dest !== undefined)
    return [
      `${link.dest} holds something that this site did not put there`,
      'Name another folder by DATA_DIR, or move away what is in that one.',
    ];
  if (status === undefined && link.path !== undefined && code in fileFaults)
    return explainFile(code, link.path);
  if (code === 'ENOSPC') return explainFile(code, 'DATA_DIR');
  return null;
}

function explainPort({ code, port, address }: Link): Explanation | null {
  if (code === 'EADDRINUSE')
    return [
      `Port ${port} of ${address} is taken by another program`,
      'End that program, or name another port by PORT.',
    ];
  if (code === 'EACCES')
    return [`This user may not listen on port ${port}`, 'Name one above 1023 by PORT.'];
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return [`${address} is no address of this machine`, 'Name one by HOST, such as 127.0.0.1.'];
  return null;
}

function explainStore({ code, message, status }: Link, where: string): Explanation | null {
  if (certificate.test(code))
    return [
      `The certificate of the store of releases is refused: ${message}`,
      'Name its authority by NODE_EXTRA_CA_CERTS, or correct S3_ENDPOINT.',
    ];
  if (network.test(code))
    return [
      `The store of releases ${where ? `at ${where} ` : ''}does not answer (${code})`,
      'See that it runs and that S3_ENDPOINT names it.',
    ];
  if (status !== undefined)
    return [
      `The store of releases refuses: ${message}`,
      'Check RELEASES_STORE, AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    ];
  return null;
}

function explainFile(code: string, path: string): Explanation {
  return [
    `${path} ${fileFaults[code]}`,
    'Put that right, or name another folder by DATA_DIR (data) or RELEASES_DIR (releases).',
  ];
}

/** An error with all that caused it, from the outside in. */
function chainOf(error: unknown): Link[] {
  if (!types.isNativeError(error)) return [];
  const { code, ...rest } = error as Error & Partial<Link>;
  const link = { ...rest, name: error.name, message: error.message, code: String(code ?? '') };
  return [link, ...chainOf(error.cause)];
}

/** A mistake in the code, which only its place explains. */
const isMistake = (error: unknown) =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
