/** An answer that is not simply a 200: a status with its body, or no answer at all. */
export interface FakeAnswer {
  readonly fakeStatus: number;
  readonly body: unknown;
}

/** Answers by method and path without query: `{ 'GET /v2/flights': {...} }`. */
export type FakeApi = Readonly<Record<string, unknown>>;

/** An answer with a status, e.g. `respond(503, { code: 'unavailable' })`. */
export const respond = (status: number, body: unknown = null): FakeAnswer => ({
  fakeStatus: status,
  body,
});

/** Whether an answer has a status of its own. */
export const isFakeAnswer = (value: unknown): value is FakeAnswer =>
  typeof value === 'object' && value !== null && 'fakeStatus' in value;

/**
 * What an example's API answers to a call; a call it does not know is a 404 that names it, so that a
 * forgotten fixture shows.
 */
export function fakeApi(
  answers: FakeApi,
  method: string,
  path: string,
): { status: number; body: unknown } {
  const key = `${method.toUpperCase()} ${path.split('?')[0] ?? ''}`;
  if (!(key in answers)) {
    return { status: 404, body: { code: 'no-fixture', title: `No fixture for ${key}` } };
  }
  const answer = answers[key];
  return isFakeAnswer(answer)
    ? { status: answer.fakeStatus, body: answer.body }
    : { status: 200, body: answer };
}
