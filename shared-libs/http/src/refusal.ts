import { ApiError } from './apiError.ts';

/** A refusal as the API writes it (RFC 9457); what stands between may write anything. */
interface Problem {
  code?: string;
  title?: string;
  detail?: string;
  errors?: readonly { path: string; code: string }[];
}

/** The error of an answer with a status that is no success. @param data its body, parsed; null when it was no JSON. */
export function refusal(status: number, data: unknown): ApiError {
  const { code = 'unknown', title, detail, errors = [] } = (data ?? {}) as Problem;
  const fields = Object.fromEntries(errors.map(({ path, code }) => [path, code]));
  const message = detail ?? title ?? `Request failed with status code ${status}`;
  return new ApiError('refused', status, code, message, fields);
}
