import { createI18n } from '@eldorado/i18n';
import { cancelled, delayed, departure, type WireFlight } from '../../../fixtures/flights.ts';
import { parseFlightRow } from '../../flight/flightRow.ts';
import en from '../../locales/en.ts';
import es from '../../locales/es.ts';
import type { FlightTranslate } from '../../messages.ts';
import { boardText } from './boardText.ts';
import { readFilters } from '../address/boardFilters.ts';

const now = new Date('2026-03-02T15:00:00Z');
const texts = { es, en };

function textIn(locale: 'es' | 'en', flights: WireFlight[]) {
  const t = createI18n(locale, { flights: texts[locale] }).getFixedT(locale, 'flights');
  return boardText(
    {
      rows: flights.map((flight) => parseFlightRow(flight, locale)),
      filters: readFilters('departures', new URL('https://site.test/x'), now),
      chosen: ['Terminal 1'],
      address: 'https://site.test/vuelos/salidas?terminal=T1',
      updatedAt: '2026-03-02T14:58:00Z',
      source: 'demo',
      now,
      locale,
    },
    t as unknown as FlightTranslate,
  );
}

test('a board as text has a flight a line, its age and where it is found', () => {
  expect(textIn('es', [delayed, departure, cancelled])).toBe(
    [
      'Salidas del lunes, 2 de marzo · El Dorado, Bogotá',
      'Terminal 1 · 3 vuelos de salida',
      'Datos de las 09:58 (hace 2 min) · Datos de demostración',
      '',
      '10:35 (antes 10:05) · AV 9314 Avianca · a Medellín (MDE) · Terminal 1 · Sala C12 · Retrasado: Niebla',
      '10:40 · IB 6586 Iberia · a Madrid (MAD) · Terminal 1 · Sala A02 · A tiempo: Embarcando',
      '10:55 · VE 8120 Clic · a Ibagué (IBE) · Terminal 2 · Cancelado: Mal tiempo',
      '',
      'https://site.test/vuelos/salidas?terminal=T1',
    ].join('\n'),
  );
});

test('it speaks the language of the page', () => {
  const text = textIn('en', [delayed]);
  expect(text).toContain('Data from 09:58 (2 min ago)');
  expect(text).toContain('10:35 (was 10:05) · AV 9314 Avianca · to Medellín (MDE)');
  expect(text).toContain('Delayed: Fog');
});
