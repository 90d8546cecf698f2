import axios, { isAxiosError, isCancel } from 'axios';
import { ApiError } from './apiError.ts';
import { refusal } from './refusal.ts';
import type { Http, HttpOptions, HttpRequest } from './client.ts';

/** The axios instance behind `createHttp`. */
export function createSender({
  baseUrl,
  token,
  headers = {},
  onActivity,
  timeout = 15_000,
  adapter = 'fetch' as never,
}: HttpOptions): Http['request'] {
  const client = axios.create({
    baseURL: baseUrl,
    timeout,
    // axios's own adapter for Node differs from the browser's; fetch is the same in both.
    adapter,
    headers: { Accept: 'application/json', ...headers },
  });
  return async function send<T>(request: HttpRequest) {
    const bearer = token?.();
    onActivity?.(1, false);
    try {
      const { data, status } = await client.request<T>({
        ...request,
        headers: { ...request.headers, ...(bearer && { Authorization: `Bearer ${bearer}` }) },
      });
      onActivity?.(-1, false);
      return { data, status };
    } catch (error) {
      const failure = toApiError(error);
      onActivity?.(-1, failure.kind !== 'cancelled');
      throw failure;
    }
  };
}

/** Reads whatever axios threw. */
export function toApiError(error: unknown): ApiError {
  if (isCancel(error)) return new ApiError('cancelled', 0, 'cancelled', 'Cancelled');
  if (!isAxiosError<unknown>(error)) throw error;
  if (!error.response) {
    const timedOut = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
    return timedOut
      ? new ApiError('timeout', 0, 'timeout', error.message)
      : new ApiError('offline', 0, 'offline', error.message);
  }
  const { status, data } = error.response;
  return refusal(status, data);
}
