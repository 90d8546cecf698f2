/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createI18n, I18nProvider, type Locale } from '@eldorado/i18n';
import { arrival, cancelled, delayed, departed, departure } from '../../fixtures/flights.ts';
import type { WireFlight } from '../../fixtures/flights.ts';
import en from '../locales/en.ts';
import es from '../locales/es.ts';
import fr from '../locales/fr.ts';
import pt from '../locales/pt.ts';
import { CommentsCell, FlightTime } from './cells.tsx';
import { parseFlightRow } from './flightRow.ts';

const texts = { es, en, fr, pt };

function show(wire: WireFlight, locale: Locale, what: 'comments' | 'time' = 'comments') {
  const row = parseFlightRow(wire, locale);
  const { container } = render(
    <I18nProvider i18n={createI18n(locale, { flights: texts[locale] })} locale={locale}>
      {what === 'time' ? <FlightTime row={row} /> : <CommentsCell row={row} />}
    </I18nProvider>,
  );
  return container;
}

/** The words of a status in four languages, and whether it is green, yellow or red (spec.md section 2). */
const statuses = [
  [departed, 'positive', 'Salió', 'Departed', 'Parti', 'Partiu'],
  [{ ...arrival, state: 'LND' }, 'positive', 'Aterrizó', 'Landed', 'Atterri', 'Pousou'],
  [{ ...departure, state: 'SCH' }, 'positive', 'A tiempo', 'On time', 'À l’heure', 'No horário'],
  [{ ...delayed, delayReason: null }, 'caution', 'Retrasado', 'Delayed', 'Retardé', 'Atrasado'],
  [
    { ...cancelled, delayReason: null },
    'negative',
    'Cancelado',
    'Cancelled',
    'Annulé',
    'Cancelado',
  ],
  [
    { ...arrival, state: 'DIV', status: 'CAN', delayReason: null },
    'negative',
    'Desviado',
    'Diverted',
    'Dérouté',
    'Desviado',
  ],
] as const;

test.each(statuses)('$status $state is said in four languages', (wire, tone, ...words) => {
  for (const [at, locale] of (['es', 'en', 'fr', 'pt'] as const).entries()) {
    const cell = show(wire, locale);
    expect(cell.textContent).toBe(words[at]);
    expect(cell.querySelector(`.${tone}`)).toBeTruthy();
  }
});

/** What stands beside the status while a flight is under way. */
const notes = [
  ['WIL', 'Espera en sala', 'Wait in the lounge', 'Attendez en salle', 'Aguarde na sala'],
  ['GTO', 'Sala abierta', 'Gate open', 'Porte ouverte', 'Portão aberto'],
  ['BRD', 'Embarcando', 'Boarding', 'Embarquement', 'Embarcando'],
  ['GCL', 'Último llamado', 'Last call', 'Dernier appel', 'Última chamada'],
  ['GTD', 'Sala cerrada', 'Gate closed', 'Porte fermée', 'Portão fechado'],
  ['GCH', 'Cambio de sala', 'Gate changed', 'Changement de porte', 'Mudança de portão'],
  ['TOM', 'Pasa a mañana', 'Moved to tomorrow', 'Reporté à demain', 'Passou para amanhã'],
  ['AIR', 'En vuelo', 'In the air', 'En vol', 'Em voo'],
  ['FIR', 'Cerca de Bogotá', 'Close to Bogotá', 'Proche de Bogota', 'Perto de Bogotá'],
  ['EXP', 'Por aterrizar', 'About to land', 'Sur le point d’atterrir', 'Prestes a pousar'],
  ['FIB', 'Equipaje en la banda', 'Bags on the belt', 'Bagages sur le tapis', 'Malas na esteira'],
  ['ARR', 'Equipaje entregado', 'Bags delivered', 'Bagages livrés', 'Malas entregues'],
] as const;

test.each(notes)('the state %s is a word in four languages', (state, ...words) => {
  for (const [at, locale] of (['es', 'en', 'fr', 'pt'] as const).entries())
    expect(show({ ...departure, state }, locale).textContent).toContain(words[at]);
});

test('a flight sent elsewhere says why, where it is known', () => {
  const diverted = { ...arrival, state: 'DIV', status: 'CAN', delayReason: 'fog' } as const;
  expect(show(diverted, 'es').textContent).toBe('DesviadoNiebla');
});

test('a delay past midnight marks the new time as of the next day, for eyes and ears', () => {
  const late = {
    ...delayed,
    scheduledAt: '2026-03-03T04:40:00Z',
    estimatedAt: '2026-03-03T05:20:00Z',
  };
  expect(show(late, 'es', 'time').textContent).toBe(
    'Hora estimada 00:20+1 del día siguiente Hora programada 23:40',
  );
  expect(screen.getByText('+1').getAttribute('aria-hidden')).toBe('true');
});

test('an arrival that comes before midnight instead of after it is of the day before', () => {
  const early = {
    ...arrival,
    scheduledAt: '2026-03-03T05:05:00Z',
    estimatedAt: '2026-03-03T04:58:00Z',
    actualAt: '2026-03-03T04:58:00Z',
  };
  expect(show(early, 'en', 'time').textContent).toContain('23:58−1 on the day before');
});
