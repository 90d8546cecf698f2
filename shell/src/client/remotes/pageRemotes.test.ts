/** @jest-environment @eldorado/testing/jsdom */
import { createHttp } from '@eldorado/http';
import { createPage } from '../start/page.ts';
import type { Boot } from '../../site/site.ts';
import { takeEvents } from '../telemetry/report.ts';
import { connectPageRemotes } from './pageRemotes.ts';

const boot = {
  site: {
    locale: 'es',
    version: '9.0.0',
    remotes: { 'mf-flights': { version: '2.1.0', entry: '', integrity: '' } },
  },
  messages: {},
  state: {},
  now: '2026-03-02T15:00:00Z',
  clockIsFrozen: true,
} as unknown as Boot;

test('a failure is reported with the version that this tab runs', () => {
  const { report, reportRenderFailure } = connectPageRemotes(
    { ...createPage(boot), http: createHttp({ baseUrl: '/api' }) },
    Promise.resolve(),
  );
  report('load-failed', { remote: 'mf-flights', page: 'mf-flights/board' });
  reportRenderFailure({ id: 'home', remote: 'shell' });
  expect(takeEvents(10)).toEqual([
    { kind: 'load-failed', remote: 'mf-flights', page: 'mf-flights/board', version: '2.1.0' },
    { kind: 'render-failed', remote: 'shell', page: 'home', version: '9.0.0' },
  ]);
});
