import type { AxiosAdapter } from 'axios';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import type { RemoteDefinition } from '@eldorado/remote';
import { renderRemotePage, type ServerPage } from '@eldorado/remote/server';
import { fakeAdapter } from './fakeAdapter.ts';
import type { FakeApi } from './fakeApi.ts';

export interface RenderOnServerOptions {
  /** Without locale prefix, query included. */
  path: string;
  locale?: Locale;
  /** ISO instant of the server's clock. */
  now?: string;
  api?: FakeApi;
}

/** The page as the server sends it, with the example's API behind it. */
export function renderOnServer(
  remote: RemoteDefinition,
  { path, locale = 'es', now = '2026-03-02T15:00:00Z', api = {} }: RenderOnServerOptions,
): Promise<ServerPage> {
  const [pathname = '/', query] = path.split('?');
  const url = new URL(localisePath(pathname, locale), 'http://localhost');
  url.search = query ?? '';
  const adapter: AxiosAdapter = fakeAdapter(api);
  return renderRemotePage(remote, { url, now: new Date(now), http: { baseUrl: '/api', adapter } });
}
