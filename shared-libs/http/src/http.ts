import type { Http, HttpOptions, HttpRequest, HttpResponse } from './client.ts';

/**
 * Makes the HTTP client. It asks for JSON and sends the token when there is one. axios comes with the first
 * call: the first page arrives with its data, so its 19 KB are not needed to make the page work.
 */
export function createHttp(options: HttpOptions): Http {
  let sending: Promise<Http['request']> | undefined;
  async function request<T>(call: HttpRequest): Promise<HttpResponse<T>> {
    sending ??= import(/* webpackChunkName: "axios" */ './axiosClient.ts').then(
      ({ createSender }) => createSender(options),
    );
    // A chunk that did not come is asked for again by the next call.
    sending.catch(() => (sending = undefined));
    const send = await sending;
    return send<T>(call);
  }
  return {
    request,
    get: (url, callOptions) => request({ ...callOptions, url, method: 'get' }),
    post: (url, data, callOptions) => request({ ...callOptions, url, method: 'post', data }),
    events: (url) =>
      typeof EventSource === 'undefined' ? null : new EventSource(options.baseUrl + url),
  };
}
