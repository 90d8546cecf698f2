import { renderToString } from 'react-dom/server';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { KeptPartsProvider, type KeepPart } from '@eldorado/remote';
import { busyList } from '../../../fixtures/flights.ts';
import { parseFlightRow } from '../../flight/flightRow.ts';
import es from '../../locales/es.ts';
import { BoardRow } from './BoardRow.tsx';

const language = createI18n('es', { flights: es });
const rows = busyList.flights.map((flight) => parseFlightRow(flight, 'es'));

const htmlOf = (keep: KeepPart | null) =>
  renderToString(
    <I18nProvider i18n={language} locale="es">
      <KeptPartsProvider value={keep}>
        {rows.map((row) => (
          <BoardRow key={row.id} row={row} direction="departures" hidden={false} glows={false} />
        ))}
      </KeptPartsProvider>
    </I18nProvider>,
  );

// Only the language stands around a kept row: were anything else read, this would throw or differ.
test('a row that is kept is the row that the browser makes', () => {
  const kept = new Map<string, string>();
  const keep: KeepPart = (key, content) => {
    const html = renderToString(
      <I18nProvider i18n={language} locale="es">
        {content()}
      </I18nProvider>,
    );
    kept.set(key, html);
    return html;
  };
  expect(htmlOf(keep)).toBe(htmlOf(null));
  expect(kept.size).toBe(rows.length);
});
