import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { siteHost } from './askProxy.ts';
import { readText } from './files.ts';
import { freePort } from '@eldorado/releases/free-port';
import { findProgram, run } from './programs.ts';

export interface Proxy {
  /** Where it takes TLS; HTTP, of the one before the APIs. */
  port: number;
  /** Where it takes HTTP. */
  plain: number;
  /** Its process; nginx's workers are children of it. */
  pid: number;
  stop(): Promise<void>;
}

type Ports = Pick<Proxy, 'port' | 'plain'>;

/** Makes a certificate of a host for some days, `site.crt` and `site.key` of the folder. */
export function makeCertificate(dir: string, host: string): void {
  run(findProgram('openssl'), [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-days', '2'],
    ...['-keyout', path.join(dir, 'site.key'), '-out', path.join(dir, 'site.crt')],
  ]);
}

/**
 * Starts nginx with the configuration of this folder, its ports, files and gateways replaced by those of a test.
 * @param dir has site.crt and site.key, and takes its files.
 * @throws with nginx's words when it refuses the configuration.
 */
export async function startNginx(dir: string, gateways: readonly number[]): Promise<Proxy> {
  const [port, plain] = [await freePort(), await freePort()];
  mkdirSync(path.join(dir, 'cache'), { recursive: true });
  const text = readText('nginx/nginx.conf')
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${gateways[0]}`)
    .replaceAll('127.0.0.1:8082', `127.0.0.1:${gateways[1]}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/nginx/tls', dir)
    .replaceAll('/var/cache/nginx', path.join(dir, 'cache'));
  return runNginx(dir, 'nginx', text, { port, plain });
}

/** The same for the one address of several APIs. */
export async function startApiBalancer(dir: string, apis: readonly number[]): Promise<Proxy> {
  const port = await freePort();
  const text = readText('nginx/apis.conf')
    .replace('127.0.0.1:4101', `127.0.0.1:${apis[0]}`)
    .replace('127.0.0.1:4102', `127.0.0.1:${apis[1]}`)
    .replace('listen 127.0.0.1:4100', `listen 127.0.0.1:${port}`);
  return runNginx(dir, 'nginx-apis', text, { port, plain: port });
}

function runNginx(dir: string, name: string, text: string, ports: Ports): Promise<Proxy> {
  const file = path.join(dir, `${name}.conf`);
  const adapted = text
    .replaceAll('/var/log/nginx', dir)
    .replace(`/run/${name}.pid`, path.join(dir, `${name}.pid`))
    // Its own user could not enter the folder of the test.
    .replace('worker_processes auto;', 'worker_processes 1;\nuser root;');
  writeFileSync(file, adapted);
  const nginx = findProgram('nginx');
  run(nginx, ['-t', '-q', '-c', file]);
  return started(spawn(nginx, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' }), ports);
}

/** The same for Caddy, whose certificate is the test's. */
export async function startCaddy(dir: string, gateways: readonly number[]): Promise<Proxy> {
  const [port, plain] = [await freePort(), await freePort()];
  const file = path.join(dir, 'Caddyfile');
  const tls = `tls ${path.join(dir, 'site.crt')} ${path.join(dir, 'site.key')}`;
  const text = readText('caddy/Caddyfile')
    .replace('admin off', `admin off\n\thttp_port ${plain}\n\thttps_port ${port}`)
    .replace('header Strict-Transport-Security', `${tls}\n\theader Strict-Transport-Security`);
  writeFileSync(file, text);
  const env = {
    ...process.env,
    SITE_HOST: siteHost,
    GATEWAYS: gateways.map((gateway) => `127.0.0.1:${gateway}`).join(' '),
    XDG_DATA_HOME: dir,
    XDG_CONFIG_HOME: dir,
  };
  const caddy = findProgram('caddy');
  const args = ['--config', file, '--adapter', 'caddyfile'];
  run(caddy, ['validate', ...args], { env });
  // Where nginx has what it says.
  const log = openSync(path.join(dir, 'error.log'), 'a');
  return started(spawn(caddy, ['run', ...args], { stdio: ['ignore', log, log], env }), {
    port,
    plain,
  });
}

async function started(child: ChildProcess, ports: Ports): Promise<Proxy> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(ports.port))) {
    if (child.exitCode !== null) throw new Error(`The proxy ended with ${child.exitCode}`);
  }
  return {
    ...ports,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 3_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const done = (yes: boolean) => {
      socket.destroy();
      resolve(yes);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}
