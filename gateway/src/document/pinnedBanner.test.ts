/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import type { Locale } from '@eldorado/i18n/locale';
import { pinnedBanner } from './pinnedBanner.ts';

function show(
  locale: Locale,
  versions: Record<string, string> = { 'mf-flights': '1.5.0-rc.1' },
  failed?: Parameters<typeof pinnedBanner>[2],
) {
  const pinned = { versions, until: '2026-03-02T16:00:00.000Z' };
  document.body.innerHTML = pinnedBanner(pinned, locale, failed);
  return screen.getByRole('complementary');
}

test.each([
  ['es', 'Estás viendo una versión de prueba', 'Salir de la prueba'],
  ['en', 'You are viewing a test version', 'Leave the test'],
  ['fr', 'Vous consultez une version d’essai', 'Quitter l’essai'],
  ['pt', 'Você está vendo uma versão de teste', 'Sair do teste'],
] as const)(
  'in %s it says what is tried out, until when, and how to leave',
  (locale, what, leave) => {
    const banner = show(locale);
    expect(banner.getAttribute('aria-label')).toBe(what);
    const colon = locale === 'fr' ? '\u00a0:' : ':';
    expect(banner.textContent).toContain(`${what}${colon} mf-flights 1.5.0-rc.1. `);
    // In Bogotá.
    expect(banner.textContent).toContain('11:00');
    expect(within(banner).getByRole('link', { name: leave }).getAttribute('href')).toBe(
      '?release=off',
    );
  },
);

test('several versions are listed', () => {
  expect(show('es', { 'mf-taxi': '2.0.0', shell: '1.1.0' }).textContent).toContain(
    'mf-taxi 2.0.0, shell 1.1.0',
  );
});

test.each([
  ['es', 'falla en el servidor: '],
  ['en', 'fails on the server: '],
  ['fr', 'échoue sur le serveur\u00a0: '],
  ['pt', 'falha no servidor: '],
] as const)('in %s it names what the page does without, and why', (locale, fails) => {
  const cause = 'TypeError: <rows> is undefined';
  const failed = { remote: 'mf-flights', version: '1.5.0-rc.1', cause };
  const banner = show(locale, { 'mf-flights': '1.5.0-rc.1' }, failed);
  expect(banner.textContent).toContain(`mf-flights 1.5.0-rc.1 ${fails}${cause}. `);
});
