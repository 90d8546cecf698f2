import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { thoroughly } from '@eldorado/testing/thorough';
import { until } from '../../testing/until.ts';
import {
  canaryRelease,
  planRollback,
  promoteRelease,
  publishRelease,
  rollbackRelease,
} from '../../changes/changes.ts';
import { liveSet } from '../../channel/channel.ts';
import { configuredStore } from '../configuredStore.ts';
import { done, refusal } from '../../examples/exampleChannel.ts';
import { runCommand } from '../../examples/exampleCommand.ts';
import {
  buildExample,
  exampleRelease,
  exampleShell,
  remoteContents,
  shellContents,
} from '../../examples/exampleRelease.ts';
import { collectGarbage } from '../../changes/gc.ts';
import { sleepingStore } from '../../examples/exampleSite.ts';
import { signChannel } from '../../changes/sign.ts';
import { conditionalService } from '../../examples/conditionalService.ts';
import type { ReleaseStore } from '../store.ts';
import { watchChannel } from '../watchChannel.ts';
import { openBucket } from './bucket.ts';

// A service, and a site made over its protocol.
jest.setTimeout(60_000);

let root: string;
let serviceDir: string;
let server: S3rver;
/** Tests so far: each has a folder of its own in the bucket. */
let tests = 0;
/** In front of it, with conditional writes. */
let front: Awaited<ReturnType<typeof conditionalService>>;
let plainPort: number;
let env: Record<string, string>;
let builder: ReleaseStore;
let gateway: ReleaseStore;

/** A service that speaks the S3 protocol. */
beforeAll(async () => {
  serviceDir = await mkdtemp(join(tmpdir(), 's3-service-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: serviceDir,
    configureBuckets: [{ name: 'site', configs: [] }],
  });
  ({ port: plainPort } = await server.run());
  front = await conditionalService(plainPort);
});
afterAll(async () => {
  await front.close();
  await server.close();
  await rm(serviceDir, { recursive: true });
});

/** A machine that builds and one that serves. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 's3-'));
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await writeFile(file('key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(file('key.pub.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  env = {
    RELEASES_STORE: `s3://site/eldorado-${(tests += 1)}/releases`,
    S3_ENDPOINT: `http://127.0.0.1:${front.port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    RELEASE_TRUSTED_KEYS: file('key.pub.pem'),
  };
  connect();
});

function connect(): void {
  builder = configuredStore(file('builder'), { ...env, RELEASE_SIGNING_KEY: file('key.pem') });
  gateway = configuredStore(file('gateway'), env);
}

/** From now on the service itself is used, which writes whatever the condition. */
function withoutConditions(): void {
  env['S3_ENDPOINT'] = `http://127.0.0.1:${plainPort}`;
  connect();
}

const services = [
  ['conditional writes', () => undefined],
  ['tickets', withoutConditions],
] as const;

afterEach(() => rm(root, { recursive: true }));

const file = (name: string) => join(root, name);
const context = (store = builder, at = new Date()) => ({
  store,
  channel: 'production',
  at: at.toISOString(),
  who: 'ana',
  why: 'new board',
});

async function built(version: string): Promise<void> {
  const release = await buildExample(file('builder'), exampleRelease({ version }), remoteContents);
  await builder.signRelease(release);
}

async function site(...versions: string[]): Promise<void> {
  const shell = await buildExample(file('builder'), exampleShell({ contract: 1 }), shellContents);
  await builder.signRelease(shell);
  done(await publishRelease(context(), 'shell', '1.0.0'));
  done(await promoteRelease(context(), 'shell', '1.0.0'));
  for (const version of versions) {
    await built(version);
    done(await publishRelease(context(), 'mf-flights', version));
    done(await promoteRelease(context(), 'mf-flights', version));
  }
}

test('what one machine builds, publishes and rolls back, another finds, verified and whole', async () => {
  await site('1.0.0', '1.1.0');
  expect(liveSet(done(await gateway.readChannel('production')))).toEqual({
    shell: '1.0.0',
    'mf-flights': '1.1.0',
  });
  const release = done(await gateway.readRelease('mf-flights', '1.1.0'));
  for (const path of Object.keys(release.files)) {
    expect(existsSync(join(gateway.releaseDir('mf-flights', '1.1.0'), path))).toBe(true);
  }
  expect(done(await planRollback(context(gateway), 'mf-flights'))).toMatchObject({
    to: '1.0.0',
    reasons: [],
  });
  done(await rollbackRelease(context(), 'mf-flights', false, () => undefined));
  done(await canaryRelease(context(), 'mf-flights', '1.1.0', 10));
  expect(await gateway.listReleases()).toEqual([
    { name: 'mf-flights', version: '1.0.0' },
    { name: 'mf-flights', version: '1.1.0' },
    { name: 'shell', version: '1.0.0' },
  ]);
  expect(await gateway.listChannels()).toEqual(['production']);
  const log = await gateway.readLog();
  expect(log.map(({ action }) => action).slice(-3)).toEqual(['promote', 'rollback', 'canary']);
  expect(log.at(-1)).toMatchObject({ who: 'ana', why: 'new board', before: '1.0.0' });
});

thoroughly(test)(
  'a channel is followed: a change is seen, and what is altered in the bucket is refused',
  async () => {
    await site('1.0.0');
    const events: string[] = [];
    const watch = watchChannel(
      gateway,
      'production',
      (doc) => void events.push(`live ${liveSet(doc)['mf-flights']}`),
      {
        intervalMs: 20,
        onError: ({ kind }) => void events.push(kind),
      },
    );
    const heard = (event: string) =>
      until(
        () => events.at(-1),
        (last) => last === event,
      );
    await heard('live 1.0.0');
    await built('1.1.0');
    done(await publishRelease(context(), 'mf-flights', '1.1.0'));
    done(await promoteRelease(context(), 'mf-flights', '1.1.0'));
    await heard('live 1.1.0');
    const bucket = openBucket(env['RELEASES_STORE'] ?? '', env);
    const text = (await bucket.get('channels/production.json'))?.toString() ?? '';
    const altered = text.replace(/"expiresAt": "\d{4}/, '"expiresAt": "2999');
    await bucket.put('channels/production.json', altered);
    await heard('altered');
    watch.stop();
  },
);

thoroughly(test)(
  'the commands check and publish in a bucket, also what was built elsewhere',
  async () => {
    await site('1.0.0');
    const elsewhere = file('elsewhere');
    await buildExample(elsewhere, exampleRelease({ version: '1.1.0' }), remoteContents);
    const from = join(elsewhere, 'mf-flights/1.1.0');
    const ownEnv = { ...process.env };
    Object.assign(process.env, env, {
      RELEASES_DIR: file('builder'),
      RELEASE_SIGNING_KEY: file('key.pem'),
      USER: 'ana',
    });
    try {
      const flights = ['mf-flights', '1.0.0'];
      expect(await runCommand('check', ...flights)).toMatchObject({ code: 0, err: '' });
      // Nobody trusted signed it.
      expect(await runCommand('publish', '--from', from)).toMatchObject({ code: 1 });
      expect(await runCommand('publish', '--from', from, '--sign')).toMatchObject({ code: 0 });
      expect(await runCommand('promote', 'mf-flights', '1.1.0')).toMatchObject({ code: 0 });
    } finally {
      process.env = ownEnv;
    }
    expect(liveSet(done(await gateway.readChannel('production')))['mf-flights']).toBe('1.1.0');
    expect(refusal(await gateway.readRelease('mf-flights', '1.1.0'))).toBeNull();
  },
);

test('a release whose upload was cut short is none', async () => {
  await built('1.0.0');
  const bucket = openBucket(env['RELEASES_STORE'] ?? '', env);
  await bucket.put('mf-flights/1.0.0/client/remoteEntry.js', 'entry');
  expect(refusal(await gateway.readRelease('mf-flights', '1.0.0'))).toBe('release-missing');
  done(await publishRelease(context(), 'mf-flights', '1.0.0'));
  expect(refusal(await gateway.readRelease('mf-flights', '1.0.0'))).toBeNull();
});

thoroughly(test)(
  'a publish that was cut short and is made again with another build is whole for everyone',
  async () => {
    const build = async (contents: Record<string, string>) => {
      await rm(file('builder/mf-flights'), { recursive: true, force: true });
      const release = await buildExample(file('builder'), exampleRelease(), contents);
      await builder.signRelease(release);
    };
    await site();
    await build({
      ...remoteContents,
      'client/chunk.aaaa.js': 'first',
      'client/chunk.aaaa.js.br': 'f',
    });
    // Killed between the upload and the channel.
    await builder.upload('mf-flights', '1.0.0');
    await build(remoteContents);
    done(await publishRelease(context(), 'mf-flights', '1.0.0'));
    const elsewhere = configuredStore(file('elsewhere'), {
      ...env,
      RELEASE_SIGNING_KEY: file('key.pem'),
    });
    done(await promoteRelease(context(elsewhere), 'mf-flights', '1.0.0'));
    const chunk = join(elsewhere.releaseDir('mf-flights', '1.0.0'), 'client/chunk.aaaa.js');
    expect(existsSync(chunk)).toBe(false);
  },
);

thoroughly(test)(
  'an upload first makes another build no release, and takes nothing of the same one away',
  async () => {
    await site('1.0.0');
    const writes: string[] = [];
    const real = globalThis.fetch;
    const watched = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? 'GET';
      if (['PUT', 'DELETE'].includes(method))
        writes.push(`${method} ${pathname.split('/').at(-1)}`);
      return real(input, init);
    });
    try {
      // As when it is published to another channel, while this one serves it.
      await builder.upload('mf-flights', '1.0.0');
      expect(writes.filter((each) => each.startsWith('DELETE'))).toEqual([]);
      await rm(file('builder/mf-flights'), { recursive: true });
      const contents = { ...remoteContents, 'client/board.css': 'other' };
      await builder.signRelease(await buildExample(file('builder'), exampleRelease(), contents));
      writes.length = 0;
      await builder.upload('mf-flights', '1.0.0');
      const last = ['DELETE release.json', 'PUT release.json'];
      expect([writes[0], writes.at(-1)]).toEqual(last);
      expect(writes.filter((each) => each.endsWith(' release.json'))).toEqual(last);
    } finally {
      watched.mockRestore();
    }
  },
);

thoroughly(test).each(services)(
  'with %s a laptop that sleeps while it publishes does not undo a rollback',
  async (_, use) => {
    use();
    await site('1.0.0', '1.1.0');
    await built('1.2.0');
    const bucket = openBucket(env['RELEASES_STORE'] ?? '', env);
    const laptop = sleepingStore(builder, async () => {
      await bucket.remove((await bucket.list('lock')).map(({ key }) => key));
      done(await rollbackRelease(context(), 'mf-flights', false, () => undefined));
    });
    const refused = await publishRelease(context(laptop), 'mf-flights', '1.2.0');
    expect(refusal(refused)).toBe('overtaken');
    expect(liveSet(done(await gateway.readChannel('production')))['mf-flights']).toBe('1.0.0');
  },
);

/** Lets something happen right before a request is sent: to the object of this name, with this method, once. */
function before(method: string, name: string, meanwhile: () => Promise<unknown>) {
  const real = globalThis.fetch;
  let waiting = true;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (waiting && init?.method === method && pathname.endsWith(`/${name}`)) {
      waiting = false;
      await meanwhile();
    }
    return real(input, init);
  });
}

thoroughly(test)(
  "a document that changes between a change's last look and its write is not overwritten",
  async () => {
    await site('1.0.0', '1.1.0');
    await built('1.2.0');
    done(await publishRelease(context(), 'mf-flights', '1.2.0'));
    const bucket = openBucket(env['RELEASES_STORE'] ?? '', env);
    const key = 'channels/production.json';
    const text = (await bucket.get(key))?.toString() ?? '';
    const watched = before('PUT', 'production.json', () => bucket.put(key, `${text} `));
    try {
      expect(refusal(await promoteRelease(context(), 'mf-flights', '1.2.0'))).toBe('overtaken');
    } finally {
      watched.mockRestore();
    }
    expect((await bucket.get(key))?.toString()).toBe(`${text} `);
  },
);

test('a rollback does not wait for an upload', async () => {
  await site('1.0.0', '1.1.0');
  await built('1.2.0');
  const rolledBack: (string | null)[] = [];
  const watched = before('PUT', 'remoteEntry.js', async () => {
    const back = await rollbackRelease(context(), 'mf-flights', false, () => undefined);
    rolledBack.push(refusal(back));
  });
  try {
    done(await publishRelease(context(), 'mf-flights', '1.2.0'));
  } finally {
    watched.mockRestore();
  }
  expect(rolledBack).toEqual([null]);
  const doc = done(await gateway.readChannel('production'));
  expect(liveSet(doc)['mf-flights']).toBe('1.0.0');
  expect(doc.microFrontends['mf-flights']).toHaveLength(3);
});

thoroughly(test)(
  'a release that was taken away between its upload and the channel is uploaded again',
  async () => {
    await site('1.0.0');
    await built('1.1.0');
    const bucket = openBucket(env['RELEASES_STORE'] ?? '', env);
    const watched = before('PUT', 'lock.json', () =>
      bucket.remove(['mf-flights/1.1.0/release.json', 'mf-flights/1.1.0/client/remoteEntry.js']),
    );
    try {
      done(await publishRelease(context(), 'mf-flights', '1.1.0'));
    } finally {
      watched.mockRestore();
    }
    expect(refusal(await gateway.readRelease('mf-flights', '1.1.0'))).toBeNull();
    const entry = join(gateway.releaseDir('mf-flights', '1.1.0'), 'client/remoteEntry.js');
    expect(existsSync(entry)).toBe(true);
  },
);

test('the entries of the log are fetched several at a time, and each once', async () => {
  const times = Array.from({ length: 24 }, (_, index) => new Date(index * 60_000).toISOString());
  const entry = { who: 'ana', channel: 'production', remote: 'mf-flights', version: '1.0.0' };
  const rest = { action: 'promote', why: null, before: null, after: null } as const;
  for (const at of times) await builder.appendLog({ at, ...entry, ...rest });
  let [under, most, asked] = [0, 0, 0];
  const real = globalThis.fetch;
  const counted = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    most = Math.max(most, (under += 1));
    asked += 1;
    return real(...request).finally(() => (under -= 1));
  });
  try {
    const read = async () => (await gateway.readLog()).map(({ at }) => at);
    expect(await read()).toEqual(times);
    expect(most).toBeGreaterThan(4);
    asked = 0;
    expect(await read()).toEqual(times);
    expect(asked).toBe(1);
  } finally {
    counted.mockRestore();
  }
});

test.each(services)(
  'with %s eight changes at the same time are made one after another',
  async (_, use) => {
    use();
    let running = 0;
    let most = 0;
    const change = async (store: ReleaseStore) => {
      const result = await store.exclusively(
        async () => {
          most = Math.max(most, (running += 1));
          for (let turn = 0; turn < 10; turn += 1)
            await new Promise((resolve) => setImmediate(resolve));
          running -= 1;
        },
        { waitMs: 30_000 },
      );
      return refusal(result);
    };
    const ends = await Promise.all(
      Array.from({ length: 8 }, (_, index) => change(index % 2 ? builder : gateway)),
    );
    expect([most, ...new Set(ends)]).toEqual([1, null]);
    await builder.exclusively(async () => {
      const refused = await gateway.exclusively(() => Promise.resolve(), { waitMs: 50 });
      expect(refusal(refused)).toBe('locked');
    });
  },
);

thoroughly(test)(
  'a new key reaches the bucket, and machines that fetched the release before',
  async () => {
    await site('1.0.0');
    expect(refusal(await gateway.readRelease('mf-flights', '1.0.0'))).toBeNull();
    const fresh = generateKeyPairSync('ed25519');
    await writeFile(file('new.pem'), fresh.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await writeFile(file('new.pub.pem'), fresh.publicKey.export({ type: 'spki', format: 'pem' }));
    const both = `${file('key.pub.pem')},${file('new.pub.pem')}`;
    const signer = configuredStore(file('builder'), {
      ...env,
      RELEASE_SIGNING_KEY: file('new.pem'),
      RELEASE_TRUSTED_KEYS: both,
    });
    done(await signChannel(context(signer), false));
    const later = configuredStore(file('gateway'), {
      ...env,
      RELEASE_TRUSTED_KEYS: file('new.pub.pem'),
    });
    expect(refusal(await later.readChannel('production'))).toBeNull();
    expect(refusal(await later.readRelease('mf-flights', '1.0.0'))).toBeNull();
  },
);

thoroughly(test)('garbage goes from the bucket too', async () => {
  await site('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0');
  const later = new Date(Date.now() + 40 * 86_400_000);
  const removed = done(await collectGarbage(context(builder, later), false));
  expect(removed.map(({ version }) => version)).toEqual(['1.0.0']);
  expect(refusal(await gateway.readRelease('mf-flights', '1.0.0'))).toBe('release-missing');
  expect(refusal(await gateway.readRelease('mf-flights', '1.1.0'))).toBeNull();
});

test('what the configuration lacks is named', () => {
  const open = (missing: string) => {
    const { [missing]: _none, ...rest } = env;
    return () => configuredStore(root, rest);
  };
  expect(open('AWS_ACCESS_KEY_ID')).toThrow('AWS_ACCESS_KEY_ID is not set');
  expect(open('RELEASE_TRUSTED_KEYS')).toThrow('needs keys of yours: npm run release -- key');
  expect(() => configuredStore(root, { RELEASES_STORE: 'ftp://site' })).toThrow(
    's3://bucket/prefix',
  );
});
