import type { AxiosAdapter } from 'axios';

/** One call, as axios takes it. */
export interface HttpRequest {
  url: string;
  method?: 'get' | 'post' | 'patch' | 'delete';
  params?: Readonly<Record<string, unknown>> | undefined;
  data?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Replaces the client's base address for this call. */
  baseURL?: string;
  /** Statuses that are answers and not failures; 2xx unless given. */
  validateStatus?: (status: number) => boolean;
}

export interface HttpResponse<T> {
  data: T;
  status: number;
}

type CallOptions = Omit<HttpRequest, 'url' | 'method' | 'data'>;

/** The site's HTTP client. Every failure is an `ApiError`. */
export interface Http {
  request<T>(request: HttpRequest): Promise<HttpResponse<T>>;
  get<T>(url: string, options?: CallOptions): Promise<HttpResponse<T>>;
  post<T>(url: string, data: unknown, options?: CallOptions): Promise<HttpResponse<T>>;
  /** Opens a stream of server-sent events; null where there are none (on the server). */
  events(url: string): EventSource | null;
}

/** A tab's. */
export interface TabHttp extends Http {
  /** Fetches what calls are made with, 19 KB, before the first one: for who will soon need it. */
  warm(): void;
  /** Does work whose calls nobody waits for: `onActivity` hears nothing of those that begin meanwhile. */
  quietly<T>(work: () => Promise<T>): Promise<T>;
}

export interface HttpOptions {
  /** Base address of the API; `/api` of the page's own origin unless configured (spec.md section 7). */
  baseUrl: string;
  /** Answers the bearer token to send, or null to send none. */
  token?: () => string | null;
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>>;
  /** Called with +1 when a call starts and -1 when it ends, for the loading bar; `failed` when it ended badly. */
  onActivity?: (change: 1 | -1, failed: boolean) => void;
  /** Milliseconds after which a call is given up; 15 s suits a phone on airport wifi. */
  timeout?: number;
  /** Replaces the way calls travel (tests). */
  adapter?: AxiosAdapter;
}
