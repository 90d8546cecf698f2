/** A flight as it stands in the address. */
export const readFlight = (query: URLSearchParams): string =>
  (query.get('flight') ?? '').trim().slice(0, 40);
