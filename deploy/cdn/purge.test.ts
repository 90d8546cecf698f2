import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type ReleaseStore } from '@eldorado/releases';
import { exampleDocument } from './exampleDocument.ts';
import { followReleases } from './followReleases.ts';
import { purgeRequest } from './purgeRequest.ts';
import { sendPurge } from './sendPurge.ts';

interface Asked {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let cdn: Server;
let address: string;
let asked: Asked[];
/** What the CDN answers, one after the other; 200 when there is none left. */
let answers: { status: number; body: string }[];
let wake: () => void;

beforeEach(async () => {
  asked = [];
  answers = [];
  wake = () => {};
  cdn = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ path: `${request.method} ${request.url}`, headers: request.headers, body });
      const { status, body: text } = answers.shift() ?? { status: 200, body: '{"success":true}' };
      response.writeHead(status).end(text);
      wake();
    });
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => cdn.close(resolve)));

const fastly = () =>
  purgeRequest({ CDN: 'fastly', CDN_ID: 'srv/1', CDN_TOKEN: 'secret', CDN_API: address });
const cloudflare = () =>
  purgeRequest({
    CDN: 'cloudflare',
    CDN_ID: 'zone1',
    CDN_TOKEN: 'secret',
    CDN_HOST: 'www.example.com',
    CDN_API: address,
  });

/** Waits until something is so; looked at whenever the CDN was asked, or the follower did something. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise<void>((resolve) => (wake = resolve));
}

test('Fastly is asked for the key of the pages, softly', async () => {
  await sendPurge(fastly());
  expect(asked[0]).toMatchObject({
    path: 'POST /service/srv%2F1/purge/pages',
    headers: { 'fastly-key': 'secret', 'fastly-soft-purge': '1' },
  });
});

test('Cloudflare is asked for the host of the pages', async () => {
  await sendPurge(cloudflare());
  expect(asked[0]).toMatchObject({
    path: 'POST /client/v4/zones/zone1/purge_cache',
    headers: { authorization: 'Bearer secret' },
    body: '{"hosts":["www.example.com"]}',
  });
});

test.each([
  [500, 'oops'],
  [200, '{"success": false, "errors":[{"message":"no such zone"}]}'],
])('an answer that is no success is an error: %i %s', async (status, body) => {
  answers = [{ status, body }];
  await expect(sendPurge(cloudflare())).rejects.toThrow(`The CDN answered ${status}: ${body}`);
});

test.each([
  [{}, 'CDN is missing'],
  [{ CDN: 'fastly', CDN_ID: 'x' }, 'CDN_TOKEN is missing'],
  [{ CDN: 'cloudflare', CDN_ID: 'x', CDN_TOKEN: 'y' }, 'CDN_HOST is missing'],
  [{ CDN: 'akamai', CDN_ID: 'x', CDN_TOKEN: 'y' }, "not 'akamai'"],
])('a configuration that does not do is refused: %j', (env, sentence) => {
  expect(() => purgeRequest(env)).toThrow(sentence);
});

describe('the follower', () => {
  let dir: string;
  let store: ReleaseStore;
  let stop: () => void;
  let reports: string[];
  let waits: number[];
  /** Documents that the follower has read. */
  let read: number;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'purge-'));
    read = 0;
    const folder = openStore(dir);
    store = {
      ...folder,
      async verifyChannel(channel, text) {
        const document = await folder.verifyChannel(channel, text);
        read += 1;
        wake();
        return document;
      },
    };
    reports = [];
    waits = [];
  });
  afterEach(async () => {
    stop();
    await rm(dir, { recursive: true });
  });

  const follow = () =>
    (stop = followReleases({
      store,
      channel: 'production',
      purge: () => sendPurge(fastly()),
      report: (sentence) => {
        reports.push(sentence);
        wake();
      },
      wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
      intervalMs: 5,
    }));
  const reported = (count: number) => until(() => reports.length >= count);

  test('purges at its start and at each change of who gets what, once the gateways have taken it', async () => {
    await store.writeChannel('production', exampleDocument({ 'mf-taxi': '1.0.0' }));
    follow();
    await reported(1);
    await store.writeChannel('production', exampleDocument({ 'mf-taxi': '1.1.0' }));
    await reported(2);
    expect(asked).toHaveLength(2);
    expect(waits).toEqual([3_000, 3_000]);
  });

  test('a renewed signature is no change', async () => {
    await store.writeChannel('production', exampleDocument({ 'mf-taxi': '1.0.0' }));
    follow();
    await reported(1);
    await store.writeChannel('production', exampleDocument({ 'mf-taxi': '1.0.0' }));
    await until(() => read === 2);
    await store.writeChannel('production', exampleDocument({ 'mf-taxi': '1.2.0' }));
    await reported(2);
    expect(asked).toHaveLength(2);
  });

  test('a CDN that fails is asked again until it does it', async () => {
    answers = [
      { status: 503, body: 'busy' },
      { status: 503, body: 'busy' },
    ];
    await store.writeChannel('production', exampleDocument({ 'mf-taxi': '1.0.0' }));
    follow();
    await reported(2);
    expect(asked).toHaveLength(3);
    expect(reports).toEqual([
      'The change of channel production was not taken: Error: The CDN answered 503: busy',
      'Channel production changed; the CDN forgot the pages',
    ]);
  });
});
