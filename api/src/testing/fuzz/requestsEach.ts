/** What `npm run thorough fuzz` sends to each endpoint, page and form. */
const usual = 1_000;

/**
 * How many odd requests are sent to each of several. THOROUGH_FUZZ says how many it shall be in all.
 * @param several how many endpoints, pages or forms there are.
 * @param few what `npm test` sends to each.
 * @throws when THOROUGH_FUZZ is no number of requests.
 */
export function requestsEach(several: number, few: number): number {
  const { THOROUGH, THOROUGH_FUZZ } = process.env;
  if (THOROUGH !== '1') return few;
  if (!THOROUGH_FUZZ) return usual;
  if (!/^[1-9]\d*$/.test(THOROUGH_FUZZ))
    throw new Error(`THOROUGH_FUZZ is how many requests are sent in all, not '${THOROUGH_FUZZ}'`);
  return Math.ceil(Number(THOROUGH_FUZZ) / several);
}
