import { once } from 'node:events';
import { existsSync, mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { expect, test } from '../../support/looks/fixtures.ts';
import { startSite, testDir, testNow, testReleases } from '../../support/site/site.ts';
import { thoroughly } from '../../support/looks/views.ts';

/** A request of which the rest never comes. */
async function half(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // It is cut off in the end.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text.replaceAll('\n', '\r\n'));
  return socket;
}

thoroughly(test)(
  'a site ends well at SIGTERM, whoever is still connected, and its database with it',
  async () => {
    const folder = mkdtempSync(path.join(testDir, 'shutdown-data-'));
    // PostgreSQL runs as a user of its own when this runs as root, and must get through.
    chmodSync(folder, 0o755);
    const dataDir = path.join(folder, 'site');
    const site = await startSite({
      RELEASES_DIR: testReleases,
      DATA_DIR: dataDir,
      AIRPORT_NOW: testNow,
      RENDER_WORKERS: '1',
    });
    const port = Number(new URL(site.origin).port);
    const second = startSite({ RELEASES_DIR: testReleases, DATA_DIR: dataDir, PORT: String(port) });
    await expect(second).rejects.toThrow(
      /ended with 1:\nPort \d+ of 127\.0\.0\.1 is taken by another program\.\nEnd that program, or name another port by PORT\.\n$/,
    );
    const agent = new Agent({ keepAlive: true });
    const [stream] = (await once(
      get(`${site.origin}/api/v2/flight-events`, { agent }),
      'response',
    )) as [IncomingMessage];
    stream.on('error', () => undefined).resume();
    const [page] = (await once(get(site.origin, { agent }), 'response')) as [IncomingMessage];
    page.resume();
    await once(page, 'end');
    const sockets = [
      await half(port, 'GET /vuelos HTTP/1.1\nHost: localhost\n'),
      await half(
        port,
        'POST /api/v2/contact-messages HTTP/1.1\nHost: localhost\nContent-Type: application/json\nContent-Length: 500\n\n{"fullName":',
      ),
    ];
    const { cluster } = JSON.parse(readFileSync(path.join(dataDir, 'postgres.json'), 'utf8')) as {
      cluster: string;
    };
    const running = path.join(cluster, 'postmaster.pid');
    expect(existsSync(running)).toBe(true);

    await site.stop();
    expect(site.process.exitCode).toBe(0);
    expect(existsSync(running)).toBe(false);
    for (const socket of sockets) socket.destroy();
    agent.destroy();
    rmSync(folder, { recursive: true, force: true });
  },
);
