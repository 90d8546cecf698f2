import { availableParallelism } from 'node:os';
import path from 'node:path';
import { readAttachmentSettings, type AttachmentSettings } from 'api/attachment-settings';
import { readDesks, type DeskAddresses } from 'api/contact-desks';
import { localDaysOf } from 'api/feed-settings';
import { readMailSettings, type MailSettings } from 'api/mail-settings';
import { readRateService } from 'api/rate-settings';
import { readTaxiSettings, type TaxiSettings } from 'api/taxi-settings';
import type { ClientLimits } from '../http/clientLimits.ts';
import { hstsValues, type Hsts } from '../http/everyAnswer.ts';
import type { ExternalLinks } from 'shell/contract';
import type { WorkerLimits } from './rules.ts';
import { dataDirOf } from './dataDir.ts';
import { readListenAddress } from './listenAddress.ts';
import { numberOf } from './numberOf.ts';
import type { GoodRule } from './rules.ts';
import { defaultRule, type FailureRule } from './rules.ts';

export interface GatewayConfig {
  host: string;
  port: number;
  /** The address the world sees, e.g. https://www.example.com; the request's own Host otherwise. */
  publicOrigin: string | null;
  /** What answers over TLS say of the site's next visits; null says nothing. */
  hsts: Hsts | null;
  /** Who may name the visitor it asks for: addresses and ranges with commas between them, as Fastify's `trustProxy` takes them. */
  trustedProxies: string;
  /** What one client may hold, and for how long. */
  clientLimits: ClientLimits;
  /** Another origin that serves /assets, e.g. a CDN; the public one otherwise. */
  assetsOrigin: string | null;
  /** An API elsewhere; null starts the airport API in this process. */
  apiUrl: string | null;
  /** Seconds for which the last good answers of an API elsewhere serve while it fails, and that it has to begin an answer. */
  apiAnswersFor: number;
  apiPatience: number;
  databaseUrl: string | null;
  /** What a sender of flight messages must know; null takes none. */
  aidxToken: string | null;
  /** Of which senders of AIDX messages `OriginDate` is a local day. */
  aidxLocalDays: readonly string[];
  /** What sensors sign their readings with; null takes none. */
  liveSecret: string | null;
  /** Who says what currencies are worth; null for nobody. */
  rateService: ReturnType<typeof readRateService>;
  /** What the office's pages must know to read complaints and requests; null keeps them closed. */
  casesToken: string | null;
  /** Keys of personal data; null uses one of the data folder. */
  dataKeys: string | null;
  /** What the taxi service is connected to. */
  taxi: TaxiSettings;
  /** Who sends the site's e-mail. */
  mail: MailSettings;
  /** To whom contact messages are sent on. */
  desks: DeskAddresses;
  attachments: AttachmentSettings;
  dataDir: string;
  releasesDir: string;
  channel: string;
  /** ISO instant at which every clock stands still, or from which they go on as time does; for tests. */
  frozenNow: string | null;
  movesFrom: string | null;
  /** Seconds a rendered page is fresh, and for how long after that it may serve while too many wait for new ones. */
  pageFreshFor: number;
  pageStaleFor: number;
  /** Megabytes of pages that are kept in memory. */
  pageCacheMb: number;
  /** Processes that render pages of the live set. */
  renderWorkers: number;
  /** What each of them may take. */
  renderLimits: WorkerLimits;
  /** Pages that may wait to be rendered, of all visitors and of one address. */
  renderQueue: { all: number; each: number };
  logLevel: string;
  /** Collector of traces, as OpenTelemetry's own variable names it; null sends none. */
  traceEndpoint: string | null;
  /** File of who may send release commands; null lets nobody. */
  releaseRights: string | null;
  /** What opens /ops; null leaves it closed. */
  opsToken: string | null;
  /** When a version is taken out of service. */
  quarantine: FailureRule;
  /** When a live version counts as known good. */
  good: GoodRule;
  /** When a canary that rises by itself has its next share. */
  canary: GoodRule;
  /** Events of a kind that one address may report of one version in a minute. */
  telemetryPerAddress: number;
  /** Signs the marks of loads where gateways have no database in common; null leaves the key to it, or to this gateway. */
  telemetrySecret: string | null;
  /** Takes the service worker away from the phones that have it. */
  workerOff: boolean;
  links: ExternalLinks;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment; README.md lists the variables.
 * @throws when a value is unusable, naming the variable.
 */
export function readConfig(env: Environment, repoRoot: string): GatewayConfig {
  return {
    ...readListenAddress(env),
    publicOrigin: originOf(env, 'PUBLIC_ORIGIN'),
    hsts: hstsOf(env),
    trustedProxies: env['TRUSTED_PROXIES'] || 'loopback',
    clientLimits: {
      headers: numberOf(env, 'HEADER_SECONDS', 10),
      request: numberOf(env, 'REQUEST_SECONDS', 30),
      connections: numberOf(env, 'CONNECTIONS_PER_ADDRESS', 2_000),
      bodies: numberOf(env, 'BODIES_PER_ADDRESS', 50),
    },
    assetsOrigin: originOf(env, 'ASSETS_ORIGIN'),
    apiUrl: env['API_URL']?.replace(/\/$/, '') ?? null,
    apiAnswersFor: numberOf(env, 'API_ANSWERS_HOURS', 24) * 3_600,
    apiPatience: numberOf(env, 'API_SECONDS', 10),
    databaseUrl: env['DATABASE_URL'] || null,
    aidxToken: env['AIDX_TOKEN'] || null,
    aidxLocalDays: localDaysOf(env),
    liveSecret: env['LIVE_SECRET'] || null,
    rateService: readRateService(env),
    casesToken: env['CASES_TOKEN'] || null,
    dataKeys: env['DATA_KEYS'] || null,
    taxi: readTaxiSettings(env),
    mail: readMailSettings(env),
    desks: readDesks(env),
    attachments: readAttachmentSettings(env),
    dataDir: dataDirOf(env, repoRoot),
    releasesDir: path.resolve(repoRoot, env['RELEASES_DIR'] ?? 'releases'),
    channel: env['CHANNEL'] || 'production',
    ...testClockOf(env),
    pageFreshFor: numberOf(env, 'PAGE_FRESH_SECONDS', 2),
    pageStaleFor: numberOf(env, 'PAGE_STALE_SECONDS', 300),
    pageCacheMb: numberOf(env, 'PAGE_CACHE_MB', 128),
    renderWorkers: Math.max(1, Math.floor(numberOf(env, 'RENDER_WORKERS', availableParallelism()))),
    renderLimits: {
      cpu: numberOf(env, 'RENDER_CPU_SECONDS', 1),
      wall: numberOf(env, 'RENDER_SECONDS', 10),
      memory: numberOf(env, 'RENDER_MEMORY_MB', 256),
      pages: 20_000,
    },
    renderQueue: {
      all: numberOf(env, 'RENDER_QUEUE', 600),
      each: numberOf(env, 'RENDER_QUEUE_PER_ADDRESS', 300),
    },
    logLevel: env['LOG_LEVEL'] ?? 'info',
    workerOff: env['SERVICE_WORKER'] === 'off',
    traceEndpoint: env['OTEL_EXPORTER_OTLP_ENDPOINT'] || null,
    releaseRights: env['RELEASE_RIGHTS'] ? path.resolve(repoRoot, env['RELEASE_RIGHTS']) : null,
    opsToken: secretOf(env, 'OPS_TOKEN'),
    quarantine: {
      loads: numberOf(env, 'QUARANTINE_LOADS', defaultRule.loads),
      share: numberOf(env, 'QUARANTINE_PERCENT', defaultRule.share * 100) / 100,
      within: numberOf(env, 'QUARANTINE_SECONDS', defaultRule.within / 1_000) * 1_000,
      addresses: numberOf(env, 'QUARANTINE_ADDRESSES', defaultRule.addresses),
      networks: numberOf(env, 'QUARANTINE_NETWORKS', defaultRule.networks),
    },
    good: goodRuleOf(env, 'GOOD_MINUTES', 30),
    canary: goodRuleOf(env, 'CANARY_MINUTES', 10),
    telemetryPerAddress: numberOf(env, 'TELEMETRY_PER_ADDRESS', 5),
    telemetrySecret: secretOf(env, 'TELEMETRY_SECRET'),
    links: {
      // Dora, the airport's assistant: fact airport-whatsapp.
      ...link('chat', env['LINK_CHAT'] ?? 'https://wa.me/573228220300'),
      ...link('app', env['LINK_APP']),
      ...link(
        'navigation',
        env['LINK_NAVIGATION'] ?? 'https://www.openstreetmap.org/directions?to=4.7016%2C-74.1469',
      ),
      ...link('call', env['LINK_CALL']),
      ...link('migration', env['LINK_MIGRATION'] ?? 'https://www.migracioncolombia.gov.co/'),
    },
  };
}

/**
 * What is wrong with a site that is not told its own address: its links would be made of what a visitor's headers say.
 * @returns null when it is told.
 * @throws in production, where those links are read by others.
 */
export function missingOrigin(config: Pick<GatewayConfig, 'publicOrigin'>, env: Environment) {
  if (config.publicOrigin !== null) return null;
  const sentence =
    "Set PUBLIC_ORIGIN to the address the world sees, such as https://www.example.com: without it canonical links are made of the request's own Host and X-Forwarded-Host";
  if (env['NODE_ENV'] === 'production') throw new Error(sentence);
  return sentence;
}

const link = (name: keyof ExternalLinks, value: string | undefined) =>
  value ? { [name]: value } : {};

function testClockOf(env: Environment): Pick<GatewayConfig, 'frozenNow' | 'movesFrom'> {
  const now = env['AIRPORT_NOW'] || null;
  return env['AIRPORT_CLOCK'] === 'moves'
    ? { frozenNow: null, movesFrom: now }
    : { frozenNow: now, movesFrom: null };
}

/** A secret that guards changes must not be guessed. */
function secretOf(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (text.length < 16) throw new Error(`${name} must have 16 characters or more`);
  return text;
}

function hstsOf(env: Environment): Hsts | null {
  const text = env['HSTS'];
  if (!text) return null;
  const known = (Object.keys(hstsValues) as Hsts[]).find((each) => each === text);
  if (known) return known;
  throw new Error(`HSTS must be on or preload, not '${text}'`);
}

function originOf(env: Environment, name: string): string | null {
  const text = env[name];
  // Empty is what Compose makes of a variable that is not set.
  if (!text) return null;
  // Without its protocol, `localhost:8080` is an address of the protocol `localhost:`.
  if (/^https?:/i.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Error(`${name} must be an address such as https://www.example.com, not '${text}'`);
}

/** @param name the variable with its minutes. */
function goodRuleOf(env: Environment, name: string, minutes: number): GoodRule {
  return {
    after: numberOf(env, name, minutes) * 60_000,
    loads: numberOf(env, 'GOOD_LOADS', defaultRule.loads),
    share: numberOf(env, 'QUARANTINE_PERCENT', defaultRule.share * 100) / 100,
  };
}
