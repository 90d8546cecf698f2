import {
  createApi,
  type BaseQueryFn,
  type EndpointBuilder,
  type EndpointDefinitions,
} from '@reduxjs/toolkit/query/react';
import { ApiError, failureOf, type ApiErrorKind, type Http } from '@eldorado/http';
import type { SiteStore } from './siteStore.ts';

export interface ApiCall {
  url: string;
  params?: Readonly<Record<string, string | number | boolean | undefined>>;
  method?: 'get' | 'post' | 'patch' | 'delete';
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A failed call as it lies in the store: plain data, since state must survive JSON. */
export interface ApiFailure {
  kind: ApiErrorKind;
  status: number;
  code: string;
  message: string;
  fields: Readonly<Record<string, string>>;
}

type HttpBaseQuery = BaseQueryFn<ApiCall, unknown, ApiFailure>;

/** RTK Query over the store's axios instance. */
const httpBaseQuery: HttpBaseQuery = async (call, { signal, extra }) => {
  const { http } = extra as { http: Http };
  try {
    const { data } = await http.request<unknown>({
      url: call.url,
      method: call.method ?? 'get',
      params: call.params,
      data: call.body,
      ...(call.headers && { headers: call.headers }),
      signal,
    });
    return { data };
  } catch (error) {
    const { kind, status, code, message, fields } = failureOf(error);
    return { error: { kind, status, code, message, fields } };
  }
};

/**
 * One remote's endpoints, as an RTK Query API of its own: each released version has its own object, so
 * that two versions never share endpoints on the server.
 * @param name the remote's namespace; its cache lies under `<name>Api` in the store.
 */
export function createRemoteApi<Endpoints extends EndpointDefinitions>(
  name: string,
  endpoints: (build: EndpointBuilder<HttpBaseQuery, never, `${string}Api`>) => Endpoints,
) {
  return createApi({
    reducerPath: `${name}Api` as const,
    baseQuery: httpBaseQuery,
    endpoints,
    keepUnusedDataFor: 120,
  });
}

export type RemoteApi = ReturnType<typeof createRemoteApi>;

/**
 * For a screen's `load`: puts an endpoint's answer into the store's cache, where the screen's hook finds it.
 * @throws {ApiError} when the call failed.
 */
export async function fetchInto<Result>(
  store: SiteStore,
  request: { (dispatch: never, getState: never, extra: never): QueryRun<Result> },
): Promise<Result> {
  const run: QueryRun<Result> = store.dispatch(request as never);
  try {
    return await run.unwrap();
  } catch (failure) {
    const { kind, status, code, message, fields } = failure as ApiFailure;
    throw new ApiError(kind, status, code, message, fields);
  } finally {
    // Without a subscriber the answer is dropped after a while, by a timer. A server's store ends with its
    // request, and the timer would keep it in memory.
    if (typeof window !== 'undefined') run.unsubscribe();
  }
}

interface QueryRun<Result> {
  unwrap(): Promise<Result>;
  unsubscribe(): void;
}
