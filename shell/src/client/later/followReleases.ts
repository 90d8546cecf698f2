/** Milliseconds between two questions for what is live; where data are saved, six times as long. */
export const askEvery = 5 * 60_000;

/**
 * Asks now and then which set of releases is live, while somebody looks at the page and when they come back to it.
 * @param onNew called once, when it is another one than the tab's.
 */
export function followReleases(
  setId: string,
  onNew: () => void,
  ask: () => Promise<string> = liveSetId,
): void {
  let askedAt = Date.now();
  const enough = new AbortController();

  async function look(): Promise<void> {
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
    const wait = saveData ? 6 * askEvery : askEvery;
    if (document.hidden || !navigator.onLine || Date.now() - askedAt < wait) return;
    askedAt = Date.now();
    if ((await ask()) === setId || enough.signal.aborted) return;
    enough.abort();
    clearInterval(timer);
    onNew();
  }
  // Without an answer the next time will do.
  const lookQuietly = () => void look().catch(() => undefined);
  const timer = setInterval(lookQuietly, askEvery);
  document.addEventListener('visibilitychange', lookQuietly, { signal: enough.signal });
}

async function liveSetId(): Promise<string> {
  const answer = await fetch('/_site/live.json');
  if (!answer.ok) throw new Error(`/_site/live.json answers ${answer.status}`);
  return ((await answer.json()) as { setId: string }).setId;
}
