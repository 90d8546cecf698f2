import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { observatoryScore } from '@eldorado/testing/observatory';
import { askProxy, siteHost } from './askProxy.ts';
import { makeCertificate, startCaddy, startNginx, type Proxy } from './startProxy.ts';

interface Scores {
  /** Where a page's address without TLS leads. */
  redirect: string | undefined;
  /** Each address with its status and its points. */
  points: readonly (readonly [address: string, status: number, points: number])[];
}

/** One of each kind that is served. */
const addresses = [
  ...['/', '/vuelos/salidas', '/contacto', '/no-such-page', '/ops'],
  ...['/worker.js', '/api/v2/flights', '/api/v2/no-such-thing'],
];

/**
 * What Mozilla's Observatory would give answers of a site behind a proxy of this folder, and what it looks for besides: a redirect to TLS.
 * @param gateway its port; it has the public origin of the configurations.
 */
export async function observatoryScores(name: 'nginx' | 'caddy', gateway: number): Promise<Scores> {
  const dir = mkdtempSync(path.join(tmpdir(), 'observatory-'));
  makeCertificate(dir, siteHost);
  const start = name === 'nginx' ? startNginx : startCaddy;
  const proxy = await start(dir, [gateway, gateway]);
  try {
    const page = await askProxy(proxy, dir, '/');
    const [asset = ''] = /\/assets\/[^"\s]+\.\w+/.exec(page.first) ?? [];
    const answers = await Promise.all(
      [...addresses, asset].map(async (address) => {
        const { status, headers } = await askProxy(proxy, dir, address);
        const lines = Object.entries(headers).map(([header, value]) => [header, String(value)]);
        const points = observatoryScore(Object.fromEntries(lines) as Record<string, string>);
        return [address.replace(/^\/assets\/.*/, 'a file'), status, points] as const;
      }),
    );
    return { redirect: await redirectOf(proxy), points: answers };
  } finally {
    await proxy.stop();
    rmSync(dir, { recursive: true });
  }
}

const redirectOf = ({ plain }: Proxy) =>
  new Promise<string | undefined>((resolve, reject) => {
    const headers = { host: siteHost };
    get({ host: '127.0.0.1', port: plain, path: '/contacto', headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.headers.location);
    }).once('error', reject);
  });
