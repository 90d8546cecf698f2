import type { Http, HttpOptions, HttpRequest, HttpResponse, TabHttp } from './client.ts';

/**
 * Makes the HTTP client. It asks for JSON and sends the token when there is one. axios comes with the first
 * call: the first page arrives with its data, so its 19 KB are not needed to make the page work.
 */
export function createHttp(options: HttpOptions): TabHttp {
  type Sender = Http['request'];
  let opening: Promise<{ told: Sender; quiet: Sender }> | undefined;
  let quietWorks = 0;

  function open() {
    opening ??= import(/* webpackChunkName: "axios" */ './axiosClient.ts').then(
      ({ createSender }) => {
        const { onActivity: _onActivity, ...quiet } = options;
        return { told: createSender(options), quiet: createSender(quiet) };
      },
    );
    // A chunk that did not come is asked for again by the next call.
    opening.catch(() => (opening = undefined));
    return opening;
  }

  async function request<T>(call: HttpRequest): Promise<HttpResponse<T>> {
    const isQuiet = quietWorks > 0;
    const { told, quiet } = await open();
    return (isQuiet ? quiet : told)<T>(call);
  }

  return {
    request,
    get: (url, callOptions) => request({ ...callOptions, url, method: 'get' }),
    post: (url, data, callOptions) => request({ ...callOptions, url, method: 'post', data }),
    warm: () => void open().catch(() => undefined),
    async quietly(work) {
      quietWorks += 1;
      try {
        return await work();
      } finally {
        quietWorks -= 1;
      }
    },
    events: (url) =>
      typeof EventSource === 'undefined' ? null : new EventSource(options.baseUrl + url),
  };
}
