import { respond } from '@eldorado/testing';
import { renderOnServer, type RenderOnServerOptions } from '@eldorado/testing/server';
import {
  bookings,
  countries,
  fare,
  fixtureNow,
  myData,
  places,
  signedInVisit,
  visit,
} from '../../fixtures/taxi.ts';
import remote from '../remote.ts';

const api = {
  'GET /v2/taxi-imperial/places': places,
  'GET /v2/taxi-imperial/sign-in/countries': countries,
  'GET /v2/taxi-imperial/fare': fare,
};
const signedIn = {
  ...api,
  'GET /v2/taxi-imperial/visits/T': signedInVisit,
  'GET /v2/taxi-imperial/visits/T/bookings': bookings,
  'GET /v2/taxi-imperial/visits/T/export': myData,
};
const page = async (step: string, options: Partial<RenderOnServerOptions> = {}) =>
  (
    await renderOnServer(remote, {
      path: `/servicios/taxis/sin-javascript/${step}`,
      now: fixtureNow,
      api,
      ...options,
    })
  ).html;
const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
const choice = (html: string, name: string) =>
  new RegExp(`<select[^>]* name="${name}".*?<option value="([^"]*)" selected`).exec(html)?.[1];

test('a ride that the address asks for stands in the form that the browser posts to the API', async () => {
  const html = await page('viaje?destination=Usaqu%C3%A9n&date=2026-03-02&time=15:30&persons=2');
  expect(html).toContain('action="/api/v2/taxi-imperial/visits"');
  expect(hidden(html)).toEqual({ action: 'trip', locale: 'es' });
  expect([choice(html, 'origin'), choice(html, 'destination')]).toEqual(['terminal-1', 'usaquen']);
  expect(html).toContain('value="15:30"');
});

test('what is wrong is said by its field and in a summary, once the page was sent', async () => {
  const errors = [{ path: 'time' as const, code: 'too-soon' }];
  const wrong = { ...api, 'GET /v2/taxi-imperial/visits/T': { ...visit, errors } };
  const html = await page('viaje?visit=T&check=1', { api: wrong });
  expect(html.match(/Elige una hora con al menos 15 minutos/g)).toHaveLength(2);
  expect(hidden(html)).toMatchObject({ visit: 'T' });
  expect(await page('viaje?visit=T', { api: wrong })).not.toContain('Elige una hora con');
});

test('before the code the fare is said; who is asked for work brings the challenge back', async () => {
  const known = { ...api, 'GET /v2/taxi-imperial/visits/T': visit };
  const html = await page('celular?visit=T&problem=proof-required&proof=P', { api: known });
  expect(html).toContain('De El Dorado, Terminal 1 a Usaquén');
  expect(html).toContain('Tarifa oficial');
  expect(html).toContain('Espera un minuto');
  const { successor } = visit;
  expect(hidden(html)).toMatchObject({ purpose: 'booking', proof: 'P', successor });
});

test('the code’s form brings the token that the next page has', async () => {
  const known = { ...api, 'GET /v2/taxi-imperial/visits/T': visit };
  const html = await page('codigo?visit=T&problem=code-wrong', { api: known });
  expect(html).toContain('Ese no es el código');
  expect(html).toContain(`name="successor" value="${visit.successor}"`);
});

test('the review says everything once more, and what failed, and names the order', async () => {
  const html = await page('revisar?visit=T&problem=dispatch-unavailable', { api: signedIn });
  expect(html).toContain('Error al realizar la reserva');
  expect(html).toContain('no se reservará dos veces');
  expect(html).toContain('Ana Rojas');
  expect(html).toContain(`name="attempt" value="${signedInVisit.attempt}"`);
});

test('the receipt has the number', async () => {
  const html = await page('listo?visit=T', { api: signedIn });
  expect(html).toContain('Tu reserva se realizó correctamente');
  expect(html).toContain('Número TI-20431');
});

test('bookings can be cancelled and taken into a calendar, data taken and deleted', async () => {
  const rides = await page('reservas?visit=T', { api: signedIn });
  expect(rides.match(/Sí, cancelar/g)).toHaveLength(2);
  expect(rides).toContain('href="/api/v2/taxi-imperial/visits/T/bookings/TI-20431.ics?locale=es"');
  const data = await page('mis-datos?visit=T&done=renamed', { api: signedIn });
  expect(data).toContain('Guardamos tu nombre.');
  expect(data).toContain('href="/api/v2/taxi-imperial/visits/T/export"');
  expect(data).toContain('name="action" value="delete"');
});

test.each(['datos', 'revisar', 'listo', 'reservas', 'mis-datos'])(
  '%s asks for the phone again when the session has ended',
  async (step) => {
    const ended = { ...api, 'GET /v2/taxi-imperial/visits/T': visit };
    const html = await page(`${step}?visit=T`, { api: ended });
    expect(html).toContain('Tu sesión terminó');
    expect(hidden(html)).toMatchObject({ action: 'phone', visit: 'T' });
  },
);

test.each(['codigo', 'datos', 'revisar', 'listo', 'reservas', 'mis-datos'])(
  '%s of a visit that is not kept says so, and leads to the beginning',
  async (step) => {
    const gone = { ...api, 'GET /v2/taxi-imperial/visits/T': respond(404, { status: 404 }) };
    const html = await page(`${step}?visit=T`, { api: gone });
    expect(html).toContain('Esta página ya no está disponible');
    expect(html).toContain('href="/servicios/taxis/sin-javascript/viaje"');
  },
);

test.each(['en', 'fr', 'pt'] as const)('its words are there in %s', async (locale) => {
  const html = await page('revisar?visit=T', { api: signedIn, locale });
  expect(html).toContain(`name="locale" value="${locale}"`);
  expect(html).not.toMatch(/\{\{|title(Trip|Review)|Revisa y reserva/);
});
