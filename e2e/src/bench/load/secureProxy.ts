import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Headers that belong to one connection and may not cross to HTTP/2. */
const perConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

/**
 * What stands in front of the gateway in production: TLS and HTTP/2. Over HTTP/1.1 a phone would open six
 * connections and warm each of them up, which no visitor of the real site does.
 * @returns its address and how to stop it; the certificate is made for the run and thrown away.
 */
export async function startSecureProxy(origin: string): Promise<{ origin: string; stop(): void }> {
  const target = new URL(origin);
  const agent = new http.Agent({ keepAlive: true });
  const server = http2.createSecureServer(makeCertificate(), (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    );
    const forwarded = http.request(
      {
        agent,
        host: '127.0.0.1',
        port: target.port,
        method: request.method,
        path: request.url,
        headers: {
          ...headers,
          host: request.authority,
          'x-forwarded-proto': 'https',
          'x-forwarded-host': request.authority,
        },
      },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !perConnection.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
        answer.pipe(response.stream);
      },
    );
    forwarded.on('error', () => response.stream.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    stop() {
      agent.destroy();
      server.close();
    },
  };
}

/** A self-signed certificate for localhost. @throws when the machine has no openssl. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-tls-'));
  const file = (name: string) => path.join(dir, name);
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=localhost',
      ].concat(['-keyout', file('key.pem'), '-out', file('cert.pem')]),
      { stdio: 'ignore' },
    );
    return { key: readFileSync(file('key.pem')), cert: readFileSync(file('cert.pem')) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
