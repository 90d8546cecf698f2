/** What every browser has and jsdom lacks; React Router and the HTTP client need it. */
export const browserGlobals = () => ({
  TextEncoder,
  TextDecoder,
  Request,
  Response,
  Headers,
  fetch,
  AbortController,
  AbortSignal,
  ReadableStream,
  structuredClone,
  // A phone in its usual settings: no query of a page's matches.
  matchMedia: () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }),
  // Nothing has a size here that could change.
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});
