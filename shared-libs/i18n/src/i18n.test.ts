import { createI18n, loadMessages, type MessageBundle } from './i18n.ts';

/** Loaders that note which language was asked for. */
function loaders(asked: string[] = []) {
  const load = (locale: string, hello: string) => () => {
    asked.push(locale);
    return Promise.resolve({ default: { hello } satisfies MessageBundle });
  };
  return {
    es: load('es', 'Hola'),
    en: load('en', 'Hello'),
    fr: load('fr', 'Bonjour'),
    pt: load('pt', 'Olá'),
  };
}

test('messages that are known at once are there at once', () => {
  const i18n = createI18n('en', { shell: { menu: 'Menu' } });
  expect(i18n.isInitialized).toBe(true);
  expect(i18n.t('menu', { ns: 'shell' })).toBe('Menu');
});

test('keys are flat: dots and colons are part of them', () => {
  const i18n = createI18n('es', { shell: { 'state.ok': 'Bien', 'a:b': 'Dos puntos' } });
  expect(i18n.t('state.ok', { ns: 'shell' })).toBe('Bien');
  expect(i18n.t('a:b', { ns: 'shell' })).toBe('Dos puntos');
});

test('values are put in as they are, since React escapes', () => {
  const i18n = createI18n('es', { shell: { found: 'Buscaste {{query}}' } });
  expect(i18n.t('found', { ns: 'shell', query: '<b>&' })).toBe('Buscaste <b>&');
});

test('one instance knows nothing of another', () => {
  const one = createI18n('es', { shell: { menu: 'Menú' } });
  const other = createI18n('es', {});
  expect(one.t('menu', { ns: 'shell' })).toBe('Menú');
  expect(other.t('menu', { ns: 'shell' })).toBe('menu');
});

test('only the language asked for is loaded', async () => {
  const asked: string[] = [];
  const i18n = createI18n('es', {});
  await loadMessages(i18n, 'pt', 'flights', loaders(asked));
  expect(asked).toEqual(['pt']);
  expect(i18n.t('hello', { ns: 'flights', lng: 'pt' })).toBe('Olá');
});

test('a namespace is loaded once for each language', async () => {
  const asked: string[] = [];
  const load = loaders(asked);
  const i18n = createI18n('es', {});
  await loadMessages(i18n, 'es', 'flights', load);
  await loadMessages(i18n, 'es', 'flights', load);
  await loadMessages(i18n, 'en', 'flights', load);
  await loadMessages(i18n, 'es', 'taxi', load);
  expect(asked).toEqual(['es', 'en', 'es']);
});

test('what came with the page is not fetched again', async () => {
  const asked: string[] = [];
  const i18n = createI18n('fr', { flights: { hello: 'Salut' } });
  await loadMessages(i18n, 'fr', 'flights', loaders(asked));
  expect(asked).toEqual([]);
  expect(i18n.t('hello', { ns: 'flights' })).toBe('Salut');
});

test('a load that failed can be tried again', async () => {
  const i18n = createI18n('es', {});
  const broken = { ...loaders(), es: () => Promise.reject(new Error('no chunk')) };
  await expect(loadMessages(i18n, 'es', 'flights', broken)).rejects.toThrow('no chunk');
  await loadMessages(i18n, 'es', 'flights', loaders());
  expect(i18n.t('hello', { ns: 'flights' })).toBe('Hola');
});
