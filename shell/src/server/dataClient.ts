import { ApiError, type Http, type HttpRequest, type HttpResponse } from '@eldorado/http';
import { refusal } from '@eldorado/http/refusal';
import type { AskApi } from '../site/shellBundle.ts';

/**
 * The HTTP client of a page on the server: it reads, and nothing else. Pages are anonymous, so there is no token, and
 * what changes something is sent by browsers alone.
 * @param ask gets an answer of the API's reading side.
 * @param onFailure called when a call ends badly, other than by being called off.
 */
export function createDataClient(ask: AskApi, onFailure: () => void): Http {
  async function request<T>(call: HttpRequest): Promise<HttpResponse<T>> {
    try {
      return await read<T>(ask, call);
    } catch (error) {
      if (!call.signal?.aborted) onFailure();
      throw error;
    }
  }
  return {
    request,
    get: (url, options) => request({ ...options, url, method: 'get' }),
    post: (url, data, options) => request({ ...options, url, method: 'post', data }),
    events: () => null,
  };
}

async function read<T>(ask: AskApi, call: HttpRequest): Promise<HttpResponse<T>> {
  const { url, method = 'get', params, validateStatus = isSuccess, signal } = call;
  if (method !== 'get')
    throw new ApiError('refused', 405, 'read-only', `${method} ${url} while a page is rendered`);
  if (signal?.aborted) throw new ApiError('cancelled', 0, 'cancelled', 'Cancelled');
  const answer = await ask(url + queryOf(params));
  if (answer.status === 0)
    throw new ApiError(answer.failure ?? 'offline', 0, answer.failure ?? 'offline', 'No answer');
  const { status, data } = answer;
  if (validateStatus(status)) return { data: data as T, status };
  throw refusal(status, data);
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** The query as axios writes it: without what is undefined or null. */
function queryOf(params: HttpRequest['params']): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value])
      query.append(Array.isArray(value) ? `${name}[]` : name, String(each));
  }
  const text = query.toString();
  return text && `?${text}`;
}
