import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { repoRoot } from '@eldorado/build/app';
import { answers, freePort } from './apiLoad.ts';
import { round, type Figure } from '../figures.ts';

export interface Footprint {
  /** Seconds from `npm start`, with everything built, to the first answered page. */
  start: number;
  /** Megabytes resident after the page views, by program, summed over its processes. */
  resident: Readonly<Record<string, number>>;
  views: number;
}

const views = 1_000;

/** A later `npm start`, and its memory after a thousand views of different pages. Linux only, since it reads /proc. */
export async function measureFootprint(releases: string, dataDir: string): Promise<Footprint> {
  // The first one makes the database, and builds what has changed.
  await measureStart(releases, dataDir, 0);
  return measureStart(releases, dataDir, views);
}

async function measureStart(releases: string, dataDir: string, views: number): Promise<Footprint> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn('npm', ['start', '--silent'], {
    cwd: repoRoot,
    env: {
      ...process.env,
      PORT: String(port),
      RELEASES_DIR: releases,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    const start = (await answers(`${origin}/`, 120_000)) / 1000;
    await viewPages(origin, views);
    const resident = residentBelow(child.pid ?? 0);
    return { start, resident, views };
  } finally {
    await new Promise((resolve) => {
      child.once('exit', resolve);
      // npm, its shell and the site are one group.
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    });
  }
}

/** Reads every page of the sitemap one after the other, four at a time, so many in all. */
async function viewPages(origin: string, views: number): Promise<void> {
  const paths = await pathsOfSitemap(origin);
  let view = 0;
  const reader = async () => {
    while (view < views) {
      const path = paths[view++ % paths.length] ?? '/';
      const response = await fetch(origin + path, { headers: { accept: 'text/html' } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    }
  };
  await Promise.all([reader(), reader(), reader(), reader()]);
}

async function pathsOfSitemap(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? origin).pathname,
  );
}

/** The fields of a file of /proc, by name; empty once the process has ended. */
function fieldsOf(pid: string | number, file: 'status' | 'smaps_rollup') {
  let text = '';
  try {
    text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended meanwhile.
  }
  return (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(text)?.[1] ?? '';
}

/**
 * What a process's descendants take of the machine, in megabytes by program; npm and its shell are not the site's. Memory that several
 * of them share, such as Node's own code and PostgreSQL's buffers, counts once (Pss): the sum of what each can reach (Rss) has it six times.
 */
function residentBelow(root: number): Record<string, number> {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const field = fieldsOf(pid, 'status');
      const parent = Number(field('PPid'));
      return field('Name') ? [{ pid: Number(pid), parent, name: field('Name') }] : [];
    });
  const family = new Set([root]);
  for (let grown = true; grown;) {
    const children = processes.filter(({ pid, parent }) => family.has(parent) && !family.has(pid));
    for (const { pid } of children) family.add(pid);
    grown = children.length > 0;
  }
  const resident: Record<string, number> = {};
  for (const { pid, name } of processes) {
    if (!family.has(pid) || !/^(node|MainThread|esbuild|postgres)$/.test(name)) continue;
    const program = name === 'postgres' ? 'PostgreSQL' : 'gateway and API';
    resident[program] =
      (resident[program] ?? 0) + Number(fieldsOf(pid, 'smaps_rollup')('Pss')) / 1024;
  }
  return resident;
}

const total = ({ resident }: Footprint) =>
  Object.values(resident).reduce((sum, size) => sum + size, 0);

export const footprintRows = (footprint: Footprint) => [
  ['later npm start, s', round(footprint.start)],
  ...Object.entries(footprint.resident).map(([program, size]) => [
    `${program} after ${footprint.views} views, MB`,
    Math.round(size),
  ]),
  ['together, MB', Math.round(total(footprint))],
];

export const footprintFigures = (footprint: Footprint): Figure[] => [
  { name: 'later npm start', value: round(footprint.start), unit: 's' },
  { name: 'resident memory', value: Math.round(total(footprint)), unit: 'MB' },
];
