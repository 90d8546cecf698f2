/** @jest-environment @eldorado/testing/jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsavedChanges } from '@eldorado/remote';
import { renderScreen, respond } from '@eldorado/testing';
import { pqrsExamples } from '../../harness/pqrsExamples.ts';
import { draft } from '../../fixtures/pqrs.ts';
import remote from '../remote.ts';
import { pqrsConsentVersion } from './review/Review.tsx';
import { keepPost } from './post/waitingPost.ts';

// jsdom has no cryptography; @eldorado/http tests the work itself.
jest.mock('@eldorado/http/proof', () => ({
  solveProof: (challenge: string) => Promise.resolve(`${challenge}.1`),
}));

async function renderExample(name: string, query = '') {
  const example = pqrsExamples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`No example ${name}`);
  return renderScreen(remote, { path: example.path + query, api: example.api });
}
const submitted = jest.fn();
/** What the API says of a page that is posted; jsdom has no fetch. */
const saved = () =>
  Promise.resolve({
    ok: true,
    status: 200,
    json: () => Promise.resolve({ draft: 'a1b2c3', step: 'topic', errors: [] }),
  });
const problem = (status: number, said: object) => {
  const json = () => Promise.resolve(said);
  return Promise.resolve({ ok: false, status, json, clone: () => ({ json }) });
};
const answer = jest.fn<Promise<object>, [string, { body: string }]>();
const posted = () => answer.mock.calls.map(([, { body }]) => JSON.parse(body) as object);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answer.mockReset().mockImplementation(saved);
  globalThis.fetch = answer as unknown as typeof fetch;
  submitted.mockClear();
  // The browser's own post, which jsdom does not do.
  HTMLFormElement.prototype.submit = submitted;
});

test('a page that is not answered says so in a summary that leads to the field, and is not posted', async () => {
  await renderExample('pqrs-from-flight');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  const fault = 'Elige qué nos quieres enviar';
  await userEvent.click(within(summary).getByRole('link', { name: fault }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Felicitación/ }));
  expect(submitted).not.toHaveBeenCalled();
});

test('the answers ask whether another address was meant, and are sent all the same', async () => {
  const example = pqrsExamples.find(({ name }) => name === 'pqrs-review');
  const kept = draft.answers;
  const api = {
    ...example?.api,
    'GET /v2/case-drafts/a1b2c3': { ...draft, answers: { ...kept, email: 'ana@gmial.com' } },
  };
  await renderScreen(remote, { path: example?.path ?? '', api });
  expect(screen.getByText('¿Quisiste decir ana@gmail.com?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
});

test('a page with something to correct is titled so, and without it by its step', async () => {
  document.title = 'Peticiones, quejas y felicitaciones';
  await renderExample('pqrs-from-flight');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('alert');
  expect(document.title).toBe('Error: Peticiones, quejas y felicitaciones');
  await userEvent.click(screen.getByRole('radio', { name: /Queja/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('heading', { name: 'Tema' });
  expect(document.title).not.toContain('Error');
});

test('an answered page is posted once, with the flight that one came from, and leads on', async () => {
  await renderExample('pqrs-from-flight');
  await userEvent.click(screen.getByRole('radio', { name: /Queja/ }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('heading', { name: 'Tema' })).toBeTruthy();
  expect(posted()).toEqual([
    {
      ...{ step: 'type', locale: 'es' },
      answers: {
        ...{ type: 'complaint', topic: 'airlines', airline: 'AV' },
        ...{ flight: 'AV 9314', eventDate: '2026-03-01' },
      },
    },
  ]);
});

test('where nobody answers, what was typed waits on the device if one agrees, and is sent once', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await renderExample('pqrs-from-flight');
  await userEvent.click(screen.getByRole('radio', { name: /Queja/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  const offer = await screen.findByRole('button', { name: 'Guardar aquí y enviar después' });
  expect(localStorage).toHaveLength(0);
  await userEvent.click(offer);
  expect(screen.getByText('Tienes algo por enviar')).toBeTruthy();
  expect(localStorage).toHaveLength(1);
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));

  answer.mockImplementation(saved);
  answer.mockClear();
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar ahora' }));
  expect(await screen.findByRole('heading', { name: 'Tema' })).toBeTruthy();
  expect(answer).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
});

test('what waits is sent by itself when the form is opened again, and a day later it is gone', async () => {
  const body = { step: 'type', locale: 'es', answers: { type: 'complaint' } };
  const waiting = (keptAt: number) =>
    localStorage.setItem(
      'eldorado:pqrs-waiting',
      JSON.stringify({ url: '/api/v2/case-drafts', body, keptAt }),
    );
  waiting(Date.now() - 86_400_000);
  const { unmount } = await renderExample('pqrs-from-flight');
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(answer).not.toHaveBeenCalled();
  unmount();
  waiting(Date.now());
  await renderExample('pqrs-from-flight');
  expect(await screen.findByRole('heading', { name: 'Tema' })).toBeTruthy();
  expect(posted()).toEqual([body]);
});

test('what waits can be thrown away, and what was refused for now stays', async () => {
  answer.mockImplementation(() => problem(429, { code: 'too-many-requests' }));
  keepPost({ url: '/api/v2/cases', body: { draft: 'a1b2c3' } });
  await renderExample('pqrs-review');
  expect(await screen.findByText(/Espera diez minutos/)).toBeTruthy();
  expect(localStorage).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.queryByText('Tienes algo por enviar')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('the whole is sent once, worked for where many write; what is not taken is the browser’s to post', async () => {
  const challenge = { path: 'proof', code: 'cases.0.now.nonce.signature' };
  answer.mockImplementationOnce(() =>
    problem(429, { code: 'proof-required', errors: [challenge] }),
  );
  answer.mockImplementationOnce(() => problem(400, { code: 'case-incomplete' }));
  await renderExample('pqrs-review');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  const said = { draft: 'a1b2c3', locale: 'es', consentVersion: pqrsConsentVersion, website: '' };
  expect(posted()).toEqual([said, { ...said, proof: `${challenge.code}.1` }]);
});

test('what is typed on a page is there after a reload, until it is sent; the site offers no reload meanwhile', async () => {
  const { unmount } = await renderExample('pqrs-person');
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre completo' });
  expect(unsavedChanges.any()).toBe(false);
  await userEvent.type(name(), ' Gómez');
  await userEvent.click(screen.getByRole('checkbox', { name: /Autorizo/ }));
  expect(unsavedChanges.any()).toBe(true);
  unmount();
  expect(unsavedChanges.any()).toBe(false);
  await renderExample('pqrs-person');
  expect(name().value).toBe('Ana María Rojas Gómez');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Autorizo/ }).checked).toBe(true);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Correo electrónico' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Correo electrónico' }),
    'ana@example.com',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('heading', { name: 'Tema' })).toBeTruthy();
  expect([sessionStorage.length, unsavedChanges.any()]).toEqual([0, false]);
});

test('the flight that one came from is shown with its route and time', async () => {
  await renderExample('pqrs-from-flight');
  const shown = 'Tu vuelo: AV 9314 de Bogotá a Medellín, 1 de marzo de 2026, 14:35.';
  expect(screen.getByText(shown)).toBeTruthy();
});

/** What the browser offers for a field. */
const offered = (name: RegExp) => {
  const { list } = screen.getByRole<HTMLInputElement>('combobox', { name });
  return [...(list?.options ?? [])].map(({ value }) => value);
};

test('the flights of an airline are offered once it is chosen', async () => {
  const json = () => Promise.resolve({ flights: ['LA 4000'] });
  answer.mockImplementation(() => Promise.resolve({ ok: true, json }));
  await renderExample('pqrs-airline');
  expect(offered(/^Número de vuelo/)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Aerolínea'), 'LA');
  await waitFor(() => expect(offered(/^Número de vuelo/)).toEqual(['LA 4000']));
  await userEvent.selectOptions(screen.getByLabelText('Aerolínea'), 'ZZZ');
  expect(offered(/^Número de vuelo/)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Aerolínea'), 'LA');
  expect(answer.mock.calls.map(([url]) => url)).toEqual(['/api/v2/airlines/LA/flights']);
});

test('the flights of an airline that was chosen come with the page; a site that is not known is not shown', async () => {
  await renderExample('pqrs-flights');
  expect(offered(/^Número de vuelo/)).toEqual(['AV 8', 'AV 9314']);
  expect(screen.queryByRole('link', { name: /Superintendencia/ })).toBeNull();
});

test('who watches over airlines, and an authority that must answer, are reached as facts say', async () => {
  const { unmount } = await renderExample('pqrs-airline');
  const overseer = screen.getByRole('link', { name: /^Superintendencia/ });
  expect(overseer.getAttribute('href')).toBe('https://www.supertransporte.gov.co');
  unmount();
  await renderExample('pqrs-authority');
  expect(screen.getByText('A esto debe responder DIAN')).toBeTruthy();
  const site = screen.getByRole('link', { name: /dian\.gov\.co/ });
  expect(site.getAttribute('href')).toBe('https://www.dian.gov.co');
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
});

test('the establishments of the chosen type are offered, all of them before', async () => {
  await renderExample('pqrs-establishment');
  expect(offered(/^Establecimiento/)).toEqual(['Café del Altiplano', 'Librería Andina']);
  await userEvent.selectOptions(screen.getByLabelText('Tipo de establecimiento'), 'shops');
  expect(offered(/^Establecimiento/)).toEqual(['Librería Andina']);
});

test('a place that was chosen on the map is in its field, and the map is a way of sending the page', async () => {
  await renderExample('pqrs-place');
  const field = screen.getByRole('combobox', { name: /^Lugar/ });
  expect((field as HTMLInputElement).value).toBe('Baños (T1, piso 2)');
  const map = screen.getByRole('button', { name: 'Elegir en el mapa' });
  expect([map.getAttribute('name'), map.getAttribute('value')]).toEqual(['then', 'map']);
  const checked: boolean[] = [];
  // After the page's own listeners; jsdom posts nothing.
  const last = (event: Event) => {
    checked.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', last);
  await userEvent.click(map);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  window.removeEventListener('submit', last);
  expect(checked).toEqual([false, true]);
});

test('what the API found wrong is shown with what was typed', async () => {
  await renderExample('pqrs-person');
  const summary = screen.getByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Debe aceptar los terminos' })).toBeTruthy();
  const email = screen.getByRole('textbox', { name: 'Correo electrónico' });
  expect([email.getAttribute('value'), email.getAttribute('aria-invalid')]).toEqual([
    'ana@example',
    'true',
  ]);
});

test('every page leads back, and the review leads to each and back again', async () => {
  await renderExample('pqrs-review');
  const change = screen.getByRole('link', { name: /^Cambiar.*Qué pasó/ });
  expect(change.getAttribute('href')).toBe('/contacto/pqrs/hechos?draft=a1b2c3&then=review');
  expect(screen.getByText('Baños (T1)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver' }).getAttribute('href')).toBe(
    '/contacto/pqrs/datos?draft=a1b2c3',
  );
});

test('where many write, the form works for it and is posted again by itself', async () => {
  const query = '&problem=proof-required&proof=cases.0.now.nonce.signature';
  await renderExample('pqrs-review', query);
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  const posted = new FormData(submitted.mock.contexts[0] as HTMLFormElement);
  expect(posted.get('proof')).toMatch(/^cases\.0\.now\.nonce\.signature\.\d+$/);
  expect([posted.get('draft'), posted.get('website')]).toEqual(['a1b2c3', '']);
});

test('what was sent has its number and its day', async () => {
  await renderExample('pqrs-sent');
  expect(screen.getByText('PQ-7KQ2-XM4P-9TRW')).toBeTruthy();
  expect(screen.getByText('Te respondemos a más tardar el 16 de marzo de 2026.')).toBeTruthy();
});

test.each<[string, string, Record<string, unknown>, RegExp, RegExp, string]>([
  ['no draft', '', {}, /confirmación ya no está/, /no la envíes otra vez/, 'seguimiento'],
  [
    'a draft of the day before yesterday',
    '?draft=old',
    { 'GET /v2/case-drafts/old': respond(404) },
    /confirmación ya no está/,
    /no la envíes otra vez/,
    'seguimiento',
  ],
  [
    'a draft that is not sent',
    '?draft=a1b2c3',
    { 'GET /v2/case-drafts/a1b2c3': draft },
    /todavía no se ha enviado/,
    /Revisa tus respuestas/,
    'revisar?draft=a1b2c3',
  ],
])(
  'the confirmation of %s claims nothing and invites nobody to send it twice',
  async (_case, query, api, title, words, to) => {
    await renderScreen(remote, { path: `/contacto/pqrs/enviada${query}`, api });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(document.body.textContent).not.toContain('fue enviada');
    const [link] = screen.getAllByRole('link').slice(-1);
    expect(link?.getAttribute('href')).toBe(`/contacto/pqrs/${to}`);
    expect(screen.queryByText('Empezar de nuevo')).toBeNull();
  },
);

test('a draft that is gone says so and begins again', async () => {
  await renderExample('pqrs-gone');
  expect(screen.getByRole('heading', { name: 'Este formulario ya no está' })).toBeTruthy();
});

test('an answered case shows its history, is rated and opened again', async () => {
  await renderExample('pqrs-answered');
  const steps = within(screen.getByRole('region', { name: 'Qué ha pasado' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(steps[0]).toBe('Te respondimos');
  expect(steps[1]).toBe('Ampliamos el plazo hasta el 16 de marzo de 2026');
  expect(screen.getByRole('form', { name: '¿Qué te pareció la respuesta?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abrir de nuevo' })).toBeTruthy();
});

test('a case that is not found says so beside its number', async () => {
  await renderExample('pqrs-look-up');
  const number = screen.getByRole('textbox', { name: 'Número de la solicitud' });
  expect(number.getAttribute('aria-invalid')).toBe('true');
});
