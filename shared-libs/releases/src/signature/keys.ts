import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyIdOf } from './signature.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Who may sign what a store holds, and with which key this process does. Read anew each time it is asked. */
export interface Keyring {
  /**
   * The key that this process signs with.
   * @param remote whose release is signed; without it what is everybody's, a channel's document or a pin.
   * @throws when it is not one of those trusted for that: nobody would take what it signs.
   */
  signingKey(remote?: string): Promise<KeyObject>;
  /** The public keys whose signatures hold: the site's, and for a release of a remote also those of that remote alone. */
  trustedKeys(remote?: string): Promise<KeyObject[]>;
  /** Whether this is the store's own development key, which needs no care. */
  isDevelopment: boolean;
}

/**
 * RELEASE_SIGNING_KEY names a private key, RELEASE_TRUSTED_KEYS the public ones (both PEM, Ed25519), `mf-taxi=taxi.pub.pem` one that
 * signs releases of that remote and nothing else. With neither variable, a development key lies in the store itself,
 * `keys/development.pem`, made on first use.
 */
export function openKeyring(dir: string, env: Environment = process.env): Keyring {
  const signing = env['RELEASE_SIGNING_KEY'];
  const trusted = (env['RELEASE_TRUSTED_KEYS'] ?? '')
    .split(',')
    .flatMap((each) => each.trim() || [])
    .map((each) => {
      const [, remote, file = each] = /^(shell|mf-[a-z-]+)=(.+)$/.exec(each) ?? [];
      return { remote, file };
    });
  const isDevelopment = !signing && trusted.length === 0;

  // Read anew each time, but parsed only when it is another: that takes longer than to verify a signature.
  const [privateKeyOf, publicKeyOf] = [lastOf(createPrivateKey), lastOf(createPublicKey)];

  async function trustedKeys(remote?: string): Promise<KeyObject[]> {
    if (trusted.length > 0) {
      const wanted = trusted.filter((each) => each.remote === undefined || each.remote === remote);
      return Promise.all(wanted.map(({ file }) => readPublic('RELEASE_TRUSTED_KEYS', file)));
    }
    // Who can sign trusts it without being named.
    if (signing) return [await readPublic('RELEASE_SIGNING_KEY', signing)];
    const own = await readFile(developmentFile(dir), 'utf8').catch(nullWhenAbsent);
    return own === null ? [] : [ownKey(developmentFile(dir), own, publicKeyOf)];
  }

  return {
    isDevelopment,
    trustedKeys,
    async signingKey(remote) {
      if (isDevelopment) return developmentKey(dir, privateKeyOf);
      if (!signing) {
        throw new Error(
          'RELEASE_TRUSTED_KEYS is set and RELEASE_SIGNING_KEY is not: name the file of the private key to sign with',
        );
      }
      const key = await readPrivate('RELEASE_SIGNING_KEY', signing);
      const id = keyIdOf(key);
      const known = (await trustedKeys(remote)).map(keyIdOf);
      if (known.includes(id)) return key;
      for (const own of new Set(trusted.flatMap((each) => each.remote ?? [])))
        if ((await trustedKeys(own)).some((each) => keyIdOf(each) === id))
          throw new Error(
            `the key of RELEASE_SIGNING_KEY (${id}) signs releases of ${own} alone: hand the release over (npm run release -- publish --from), or sign with a key of the site`,
          );
      throw new Error(
        `the key of RELEASE_SIGNING_KEY (${id}) is none of RELEASE_TRUSTED_KEYS (${known.join(', ')}): add its public half there, or sign with another`,
      );
    },
  };
}

const developmentFile = (dir: string) => join(dir, 'keys', 'development.pem');

async function developmentKey(dir: string, parse: ParseKey): Promise<KeyObject> {
  const file = developmentFile(dir);
  const known = await readFile(file, 'utf8').catch(nullWhenAbsent);
  if (known !== null) return ownKey(file, known, parse);
  await mkdir(join(dir, 'keys'), { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  const aside = `${file}.${randomUUID()}.tmp`;
  await writeFile(aside, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    await link(aside, file);
  } catch (error) {
    // Two builds may begin at the same time: the key of the first is everyone's.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
  return ownKey(file, await readFile(file, 'utf8'), parse);
}

/** @throws naming the file, when what stands in it is no key. */
function ownKey(file: string, pem: string, parse: ParseKey): KeyObject {
  try {
    return parse(pem);
  } catch (cause) {
    throw new Error(
      `${file} is damaged: it is no key in PEM. Put it back from its copy. Where the folder holds this machine's own builds alone, ` +
        'delete the folder: the next start builds and signs them anew.',
      { cause },
    );
  }
}

type ParseKey = (pem: string) => KeyObject;

/** What a parser made of the text it was last given, once for the same text. */
function lastOf(parse: ParseKey): ParseKey {
  let last: { pem: string; key: KeyObject } | undefined;
  return (pem) => {
    if (last?.pem !== pem) last = { pem, key: parse(pem) };
    return last.key;
  };
}

const readPrivate = (variable: string, file: string) => readKey(variable, file, createPrivateKey);
const readPublic = (variable: string, file: string) => readKey(variable, file, createPublicKey);

async function readKey(variable: string, file: string, parse: ParseKey): Promise<KeyObject> {
  let key: KeyObject;
  try {
    key = parse(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${variable}: ${file} cannot be read as a key in PEM (${reason})`, {
      cause: error,
    });
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`${variable}: ${file} is a key of type ${key.asymmetricKeyType}, not Ed25519`);
}

function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
