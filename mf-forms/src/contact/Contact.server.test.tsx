import { renderToString } from 'react-dom/server';
import { createHttp } from '@eldorado/http';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { createSiteStore, StoreProvider } from '@eldorado/store';
import es from '../locales/es.ts';
import { apis } from '../reducers.ts';
import { Screen } from './Contact.tsx';
import content from './content/es.ts';

function page(): string {
  const store = createSiteStore(createHttp({ baseUrl: '/api' }));
  store.inject({ apis });
  return renderToString(
    <StoreProvider store={store}>
      <I18nProvider i18n={createI18n('es', { forms: es })} locale="es">
        <Screen data={content} pageId="contact" locale="es" />
      </I18nProvider>
    </StoreProvider>,
  );
}

test('without JavaScript the page says what the form needs', () => {
  expect(page()).toMatch(/<noscript><p[^>]*>Este formulario necesita JavaScript/);
});

test("before the page's code runs nothing typed can be sent into an address", () => {
  const html = page();
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Enviar mensaje/);
});

test('the terms of answers are in the HTML', () => {
  expect(page()).toContain('15 días hábiles');
});
