/** How much each coding of an Accept-Encoding header is wanted: 0 is a refusal. */
function weightsOf(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((part) => part.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2)) || 0] as const;
    }),
  );
}

/** Longer headers than any client sends are read as far as this, in characters. */
const longestRead = 500;

/**
 * The content coding to answer with (RFC 9110, 12.5.3).
 * @param header Accept-Encoding as it came; absent or empty it accepts no coding.
 * @param offered the codings at hand, the one the server likes best first.
 * @returns the coding that the client wants most, of equals the first offered one; null to answer uncompressed.
 */
export function negotiateEncoding<Coding extends string>(
  header: string | undefined,
  offered: readonly Coding[],
): Coding | null {
  const weights = weightsOf((header ?? '').slice(0, longestRead));
  let best: Coding | null = null;
  // Uncompressed is what remains, unless the client names it and wants it more.
  let most = weights.get('identity') ?? 0;
  for (const coding of offered) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    if (weight > 0 && (best === null ? weight >= most : weight > most)) {
      best = coding;
      most = weight;
    }
  }
  return best;
}
