import { createHttp } from '@eldorado/http';
import {
  contractVersion,
  useNow,
  type RemoteDefinition,
  type WidgetModule,
} from '@eldorado/remote';
import { appActions, createSiteStore, useSiteSelector } from '@eldorado/store';
import { createI18n, createUseMessages } from '@eldorado/i18n';
import { renderWidgets } from './renderWidgets.tsx';

const useMessages = createUseMessages<'hello'>('greetings');

const Widget: WidgetModule['Widget'] = ({ locale }) => {
  const t = useMessages();
  const query = useSiteSelector((state) => state.flights.query);
  return (
    <p>
      {t('hello')} {locale} {useNow().toISOString()} {query}
    </p>
  );
};

const text = (hello: string) => () => Promise.resolve({ default: { hello } });

const remote = (widgets: RemoteDefinition['widgets']): RemoteDefinition => ({
  name: 'mf-greetings',
  contract: contractVersion,
  pages: [],
  screens: {},
  messages: {
    namespace: 'greetings',
    load: { es: text('Hola'), en: text('Hello'), fr: text('Bonjour'), pt: text('Olá') },
  },
  ...(widgets && { widgets }),
});

function render(definition: RemoteDefinition, names: readonly string[]) {
  const http = createHttp({ baseUrl: '/api' });
  const store = createSiteStore(http);
  const errors: unknown[] = [];
  const html = renderWidgets(names, {
    fetchRemote: () => Promise.resolve(definition),
    locale: 'fr',
    i18n: createI18n('fr', {}),
    within: (_remote, work) => work(),
    kept: new Map(),
    now: new Date('2026-03-02T15:00:00Z'),
    http,
    store,
    signal: new AbortController().signal,
    onError: (error) => errors.push(error),
  });
  return { html, errors, store };
}

test('a widget is rendered in the page’s language, at the page’s time, with what it loaded', async () => {
  const { html, errors } = render(
    remote({
      hello: () =>
        Promise.resolve({
          Widget,
          load: ({ store }) => {
            store.dispatch(appActions.remoteBroke('mf-greetings'));
            return Promise.resolve();
          },
        }),
    }),
    ['mf-greetings/hello'],
  );
  expect((await html).get('mf-greetings/hello')).toContain('Bonjour');
  expect((await html).get('mf-greetings/hello')).toContain('2026-03-02T15:00:00.000Z');
  expect(errors).toEqual([]);
});

test('one that fails is left out and reported, the others stay', async () => {
  const { html, errors } = render(
    remote({
      hello: () => Promise.resolve({ Widget }),
      broken: () => Promise.reject(new Error('no chunk')),
    }),
    ['mf-greetings/broken', 'mf-greetings/hello', 'mf-greetings/nothing'],
  );
  expect([...(await html).keys()]).toEqual(['mf-greetings/hello']);
  expect(errors.map(String).sort()).toEqual([
    "Error: mf-greetings has no widget 'nothing'",
    'Error: no chunk',
  ]);
});
