declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
    /** Requests a second in all; as many as it can without. */
    overallRate?: number;
    requests?: { setupRequest(request: Request): Request }[];
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    /** Answers by status. */
    statusCodeStats: Record<string, { count: number }>;
    /** Answers of another class than 2xx. */
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
