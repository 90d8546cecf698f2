/** One try of a page that failed, in a worker where nothing else has run. */
export interface Trial {
  /** The remotes whose code is there; the shell's always is. */
  present: readonly string[];
  /** Of them the one whose version before is there instead. */
  asBefore?: string;
}

/** What tries of a page say of its failure. */
export type Finding =
  /** Its version makes the failure: without it, all else being the same, there is none. */
  | { kind: 'culprit'; remote: string }
  /** It fails whichever version is taken away: the shell, the API or several remotes together. */
  | { kind: 'platform' }
  /** It does not fail in a worker where nothing else has run. */
  | { kind: 'unseen' };

/**
 * Finds whose version makes a page fail, in as few tries as that takes: two where it is the accused itself.
 * @param accused whose part of the page failed. @param owner whose page it is. @param others the set's remaining remotes.
 * @param fails tries the page; whether the part of the accused fails.
 */
export async function findCulprit(
  { accused, owner, others }: { accused: string; owner: string; others: readonly string[] },
  fails: (trial: Trial) => Promise<boolean>,
): Promise<Finding> {
  const needed = [...new Set([accused, owner])].filter((name) => name !== 'shell');
  let present: readonly string[] = needed;
  let suspects: readonly string[] = needed;
  if (!(await fails({ present }))) {
    if (others.length === 0 || !(await fails({ present: [...needed, ...others] })))
      return { kind: 'unseen' };
    const disturber = await findDisturber(needed, others, fails);
    if (disturber === null) return { kind: 'platform' };
    present = [...needed, disturber];
    suspects = [disturber];
  }
  for (const remote of suspects)
    if (!(await fails({ present, asBefore: remote }))) return { kind: 'culprit', remote };
  return { kind: 'platform' };
}

/** The one remote whose presence makes the page fail, by halves; null where it takes several. */
async function findDisturber(
  needed: readonly string[],
  others: readonly string[],
  fails: (trial: Trial) => Promise<boolean>,
): Promise<string | null> {
  const [first] = others;
  if (others.length <= 1) return first ?? null;
  const middle = Math.ceil(others.length / 2);
  for (const half of [others.slice(0, middle), others.slice(middle)])
    if (await fails({ present: [...needed, ...half] })) return findDisturber(needed, half, fails);
  return null;
}
