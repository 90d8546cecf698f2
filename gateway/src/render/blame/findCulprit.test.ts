import { findCulprit, type Trial } from './findCulprit.ts';

const others = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f', 'mf-g'];

/** Judges a page of mf-home with a widget of mf-news, whose part fails where `isFailure` says so of who is there in the present version. */
async function judge(isFailure: (has: (...remotes: string[]) => boolean) => boolean) {
  const tried: Trial[] = [];
  const fails = (trial: Trial) => {
    tried.push(trial);
    const present = new Set(trial.present.filter((remote) => remote !== trial.asBefore));
    return Promise.resolve(isFailure((...remotes) => remotes.every((each) => present.has(each))));
  };
  const found = await findCulprit({ accused: 'mf-news', owner: 'mf-home', others }, fails);
  return { found, tries: tried.length };
}

test('who fails alone, and not as the version before, is to blame after two tries', async () => {
  expect(await judge((has) => has('mf-news'))).toEqual({
    found: { kind: 'culprit', remote: 'mf-news' },
    tries: 2,
  });
});

test('a widget that its page’s owner breaks is not to blame, the owner is', async () => {
  const { found } = await judge((has) => has('mf-home'));
  expect(found).toEqual({ kind: 'culprit', remote: 'mf-home' });
});

test.each(others)(
  '%s, which makes another’s part fail by being there, is found by halves',
  async (remote) => {
    const { found, tries } = await judge((has) => has(remote));
    expect(found).toEqual({ kind: 'culprit', remote });
    // Alone, all together, three times at most two halves, and the version before.
    expect(tries).toBeLessThanOrEqual(9);
  },
);

test('what fails whichever version is taken away is the platform’s', async () => {
  expect((await judge(() => true)).found).toEqual({ kind: 'platform' });
});

test('what takes two remotes of two halves is nobody’s alone', async () => {
  expect((await judge((has) => has('mf-a', 'mf-g'))).found).toEqual({ kind: 'platform' });
});

test('what does not fail again accuses nobody', async () => {
  expect(await judge(() => false)).toEqual({ found: { kind: 'unseen' }, tries: 2 });
});

test('in 2,000 drawn faults nobody innocent is found, and who is alone to blame always is', async () => {
  let seed = 7;
  const draw = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const all = ['mf-news', 'mf-home', ...others];
  for (let run = 0; run < 2_000; run++) {
    const guilty = all[draw(all.length)] ?? 'mf-news';
    const needs = [guilty, ...(draw(3) === 0 ? [all[draw(all.length)] ?? 'mf-news'] : [])];
    const { found } = await judge((has) => has(...needs));
    if (found.kind === 'culprit') expect(needs).toContain(found.remote);
    if (new Set(needs).size === 1) expect(found).toEqual({ kind: 'culprit', remote: guilty });
  }
});
