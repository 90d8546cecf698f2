import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { readText } from './files.ts';
import { freePort } from './freePort.ts';
import { findProgram, run } from './programs.ts';

export interface Proxy {
  /** Where it takes TLS. */
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts nginx with the configuration of this folder, its ports, files and gateways replaced by those of a test.
 * @param dir has site.crt and site.key, and takes its files.
 * @throws with nginx's words when it refuses the configuration.
 */
export async function startNginx(dir: string, gateways: readonly number[]): Promise<Proxy> {
  const [port, plain] = [await freePort(), await freePort()];
  const servers = gateways.map(
    (gateway) => `server 127.0.0.1:${gateway} max_fails=1 fail_timeout=1s;`,
  );
  const file = path.join(dir, 'nginx.conf');
  mkdirSync(path.join(dir, 'cache'));
  const text = readText('nginx/nginx.conf')
    .replace(/server 127\.0\.0\.1:8081.*\n.*server 127\.0\.0\.1:8082.*/, servers.join('\n'))
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/nginx/tls', dir)
    .replaceAll('/var/cache/nginx', path.join(dir, 'cache'))
    .replaceAll('/var/log/nginx', dir)
    .replace('/run/nginx.pid', path.join(dir, 'nginx.pid'))
    // Its own user could not enter the folder of the test.
    .replace('worker_processes auto;', 'worker_processes 1;\nuser root;');
  writeFileSync(file, text);
  const nginx = findProgram('nginx');
  run(nginx, ['-t', '-q', '-c', file]);
  return started(spawn(nginx, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' }), port);
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
    SITE_HOST: 'www.example.com',
    GATEWAYS: gateways.map((gateway) => `127.0.0.1:${gateway}`).join(' '),
    XDG_DATA_HOME: dir,
    XDG_CONFIG_HOME: dir,
  };
  const caddy = findProgram('caddy');
  const args = ['--config', file, '--adapter', 'caddyfile'];
  run(caddy, ['validate', ...args], { env });
  return started(spawn(caddy, ['run', ...args], { stdio: 'ignore', env }), port);
}

async function started(child: ChildProcess, port: number): Promise<Proxy> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`The proxy ended with ${child.exitCode}`);
  }
  return {
    port,
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
