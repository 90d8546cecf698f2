/** Calls back when the theme, or forced colours, change. @returns what ends it. */
export function watchTheme(changed: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

/** Milliseconds of a movement that was asked for; none with reduced motion. */
export const glide = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;
