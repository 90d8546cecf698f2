/** Milliseconds between two looks at what is live. */
const interval = 500;

/** While developing: loads the page again once another set of releases than the page's is live. */
export function reloadOnRelease(setId: string): void {
  const look = async () => {
    const answer = await fetch('/_site/live.json');
    const live = (await answer.json()) as { setId: string };
    if (live.setId !== setId) window.location.reload();
  };
  // A server that is being started again answers later.
  setInterval(() => void look().catch(() => undefined), interval);
}
