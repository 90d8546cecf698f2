import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { fakeApi, type FakeApi } from './fakeApi.ts';

/**
 * Answers an HTTP client's calls from an example's API instead of the network.
 * @param onCall called with each call before it is answered.
 */
export function fakeAdapter(
  api: FakeApi,
  onCall?: (config: InternalAxiosRequestConfig) => void,
): AxiosAdapter {
  return (config) => {
    onCall?.(config);
    const { status, body } = fakeApi(api, config.method ?? 'get', config.url ?? '');
    const response = { data: body, status, statusText: '', headers: {}, config, request: null };
    if (status === 0)
      return Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config));
    if (config.validateStatus?.(status) ?? status < 400) return Promise.resolve(response);
    return Promise.reject(
      new AxiosError(
        `Request failed with status code ${status}`,
        AxiosError.ERR_BAD_RESPONSE,
        config,
        null,
        response,
      ),
    );
  };
}
