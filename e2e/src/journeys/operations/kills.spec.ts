import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { liveSet, openStore } from '@eldorado/releases';
import { startProduction, user } from 'deploy/production';
import { makeLive, remote, twoVersions } from '../../bench/load/switches.ts';
import { numbers, oneOf } from '../../bench/load/oddQueries.ts';
import { createAsk } from '../../support/visitors/ask.ts';
import { runOnAndOn, type CommandLoop } from '../../support/site/commands.ts';
import { expect, test } from '../../support/looks/fixtures.ts';
import type { Letters } from '../../support/visitors/letters.ts';
import { takes } from '../../support/site/pace.ts';
import { bookings, contactMessages, signIn, startSms } from '../../support/visitors/passengers.ts';
import { childrenOf } from '../../support/site/processes.ts';
import { testChannel, testNow, testReleases } from '../../support/site/site.ts';
import { thoroughly } from '../../support/looks/views.ts';

/** As many as docs/security.md says. */
const kills = 40;
/** Milliseconds within which a victim is killed after it was chosen: as long as the commands take. */
const longestMoment = 3_000;
/** Bookings and messages that are sent for each end, and passengers enough for them: each may have ten rides ahead. */
const lettersEach = 8;
const passengers = 4 + Math.ceil((kills * lettersEach) / 10);

/** The first place of an export alone, under a name that tells which import it is of. */
const placeNamed = (csv: string, run: number) => {
  const [header = '', row = ''] = csv.split('\r\n');
  return [header, row.replace(/^([^,]*),("[^"]*"|[^,]*)/, `$1,Import ${run}`), ''].join('\r\n');
};

thoroughly(test)(
  `a site and its commands are ended, ${kills} times, and nothing that they acknowledged is lost`,
  async () => {
    // On a machine with other work a site takes a minute to start.
    test.setTimeout(120_000 + kills * 60_000);
    const dir = mkdtempSync(path.join(tmpdir(), 'kills-'));
    const file = (name: string) => path.join(dir, name);
    cpSync(testReleases, file('releases'), { recursive: true });
    const store = openStore(file('releases'));
    const versions = await twoVersions(store);
    await makeLive(store, versions[0]);
    chmodSync(dir, 0o755);
    const { uid, gid } = user;
    if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, dir]);
    const sms = await startSms();
    const site = await startProduction(repoRoot, {
      ...sms.env,
      CHANNEL: testChannel,
      RELEASES_DIR: file('releases'),
      DATA_DIR: file('data'),
      AIRPORT_NOW: testNow,
      RENDER_WORKERS: '1',
      LOG_LEVEL: 'error',
    });
    const ask = createAsk({ port: Number(new URL(site.origin).port) });
    const env = {
      CHANNEL: testChannel,
      DATA_DIR: file('data'),
      AIRPORT_NOW: testNow,
      USER: 'journey',
    };
    const said: string[] = [];
    const stops: (() => Promise<void>)[] = [];
    const options = { env, user, output: (text: string) => void said.push(text) };
    try {
      await site.listening();
      const tokens = await signIn(ask, sms.codes, passengers);
      const letters = [bookings(ask, tokens), contactMessages(ask)];
      const establishments = ['api/src/cli.ts', 'establishments'];
      const exported = file('places.csv');
      execFileSync(
        process.execPath,
        ['--import', '@eldorado/build/register', ...establishments, 'export', exported],
        { cwd: repoRoot, env: { ...process.env, NODE_OPTIONS: '', ...env }, ...user },
      );
      const csv = readFileSync(exported, 'utf8');
      const place = /\n([^,]*),/.exec(csv)?.[1];
      const importing = runOnAndOn((run) => {
        writeFileSync(file(`import-${run}.csv`), placeNamed(csv, run));
        return [...establishments, 'import', file(`import-${run}.csv`)];
      }, options);
      const releasing = runOnAndOn(
        (run) => [
          'shared-libs/releases/src/cli.ts',
          ...['promote', remote, versions[run % 2] ?? ''],
          ...['--why', `release ${run}`, '--store', file('releases')],
        ],
        options,
      );
      const writing = writeOn(letters);
      stops.push(importing.stop, releasing.stop, writing.stop);
      const pick = numbers();
      const victims: Record<string, () => number | undefined> = {
        site: () => childrenOf(site.pid)[0],
        import: importing.pid,
        release: releasing.pid,
      };
      const ended: string[] = [];
      while (ended.length < kills) {
        const before = acknowledged(letters);
        writing.give(lettersEach);
        await expect
          .poll(() => acknowledged(letters), { timeout: 240_000 })
          .toBeGreaterThan(before);
        // The site every other time, so that a few ends are its own as well.
        const victim = ended.length % 2 === 0 ? 'site' : oneOf(pick, Object.keys(victims));
        const signal = oneOf(pick, ['SIGKILL', 'SIGTERM'] as const);
        // No moment is waited for: what is asserted holds at each.
        await takes(pick(longestMoment));
        const pid = victims[victim]?.();
        if (pid === undefined) continue;
        process.kill(pid, signal);
        ended.push(`${victim} ${signal}`);
        process.stdout.write(`${ended.length} ${ended.at(-1)}, ${acknowledged(letters)} letters\n`);
      }
      for (const loop of [importing, releasing])
        await expect
          .poll(() => loop.acknowledged().length, { message: said.join(''), timeout: 60_000 })
          .toBeGreaterThan(0);
      const atLastKill = acknowledged(letters);
      await Promise.all(stops.map((stop) => stop()));
      process.stdout.write(
        `acknowledged before the last end: ${atLastKill} bookings and messages; ${importing.acknowledged().length} of ${importing.begun()} imports, ${releasing.acknowledged().length} of ${releasing.begun()} releases; ended: ${ended.join(', ')}\n`,
      );
      expect(atLastKill).toBeGreaterThan(30);

      for (const kind of letters) expect(await kind.lost()).toBe(0);
      const shown = (await (
        await fetch(`${site.origin}/api/v2/establishments/${place}`)
      ).json()) as {
        name: string;
      };
      expectStands(Number(/\d+/.exec(shown.name)?.[0] ?? 0), importing);
      const document = await store.readChannel(testChannel);
      if (!document.ok) throw new Error(document.failure.sentence);
      // A release that was ended after the last that was acknowledged may have been made or not.
      const last = releasing.acknowledged().at(-1) ?? 0;
      if (last === releasing.begun())
        expect(liveSet(document.value)[remote]).toBe(versions[last % 2]);
      expect(said.join('')).not.toMatch(/corrupt|cannot be read/i);
    } catch (error) {
      process.stderr.write(site.output().slice(-2_000));
      throw error;
    } finally {
      await Promise.all(stops.map((stop) => stop()));
      ask.close();
      await site.stop();
      sms.close();
      rmSync(dir, { recursive: true, force: true });
    }
  },
);

/** What stands is the last that was acknowledged, or one after it whose command was ended before it could say so. */
function expectStands(run: number, loop: CommandLoop): void {
  expect(run).toBeGreaterThanOrEqual(loop.acknowledged().at(-1) ?? 0);
  expect(run).toBeLessThanOrEqual(loop.begun());
}

const acknowledged = (letters: readonly Letters[]) =>
  letters.flatMap((kind) => kind.all()).filter(({ receipt }) => receipt !== undefined).length;

/** Books and writes until `stop`, as many as it is given. */
function writeOn(letters: readonly Letters[]) {
  let stopped = false;
  let left = 0;
  const writers = letters.map(async (kind) => {
    while (!stopped) {
      if (left > 0 && (await kind.send()) === 201) left -= 1;
      await takes(200);
    }
  });
  return {
    give: (count: number) => void (left = count),
    async stop() {
      stopped = true;
      await Promise.all(writers);
    },
  };
}
