import { act, render, type RenderResult } from '@testing-library/react';
import { AxiosHeaders } from 'axios';
import { localisePath, type Locale } from '@eldorado/i18n';
import type { RemoteDefinition } from '@eldorado/remote';
import { RemoteApp } from '@eldorado/remote/app';
import { fakeAdapter } from './fakeAdapter.ts';
import type { FakeApi } from './fakeApi.ts';

export interface RenderScreenOptions {
  /** Without locale prefix, query included. */
  path: string;
  locale?: Locale;
  /** ISO instant at which the clock stands still. */
  now?: string;
  api?: FakeApi;
  /** Called with each call to the API, e.g. to look at what a form sent. */
  onCall?: (call: {
    method: string;
    path: string;
    params: unknown;
    body: unknown;
    headers: Record<string, string>;
  }) => void;
}

/**
 * Renders one page of a remote as a host would, with a store, language, router and API of its own, and waits
 * until it is loaded.
 */
export async function renderScreen(
  remote: RemoteDefinition,
  { path, locale = 'es', now = '2026-03-02T15:00:00Z', api = {}, onCall }: RenderScreenOptions,
): Promise<RenderResult> {
  const adapter = fakeAdapter(api, (config) =>
    onCall?.({
      method: (config.method ?? 'get').toUpperCase(),
      path: config.url ?? '',
      params: config.params as unknown,
      body: typeof config.data === 'string' ? (JSON.parse(config.data) as unknown) : config.data,
      headers: AxiosHeaders.from(config.headers).toJSON() as Record<string, string>,
    }),
  );
  let result: RenderResult | undefined;
  const [pathname = '/', query] = path.split('?');
  await act(async () => {
    result = render(
      <RemoteApp
        remote={remote}
        adapter={adapter}
        locale={locale}
        now={now}
        path={localisePath(pathname, locale) + (query === undefined ? '' : `?${query}`)}
      />,
    );
    await Promise.resolve();
  });
  const shown = result as unknown as RenderResult;
  // The page's code and data arrive over several turns of the event loop.
  for (let count = 0; count < 50 && shown.container.childElementCount === 0; count++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  }
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  return shown;
}
