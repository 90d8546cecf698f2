import { saidBy } from './saidBy.ts';
import type { OpenLine, SearchDocument } from './searchDocument.ts';

const now = new Date('2026-03-02T15:00:00Z');
const page: SearchDocument = {
  ...{ kind: 'page', title: 'Punto de vacunación', detail: '', keywords: 'vacuna', to: '/vacuna' },
  boost: 1,
  answers: [
    { text: 'Horario: Todos los días', kind: 'hours' },
    { text: 'Precio: Gratis', kind: 'text' },
    { text: 'Copia del certificado: $ 8.000', kind: 'money' },
  ],
};
const pharmacy = (name: string, open?: Partial<OpenLine>): SearchDocument => ({
  ...{ kind: 'establishment', title: name, detail: '', keywords: 'Farmacia', to: `/${name}` },
  boost: 1,
  ...(open && {
    open: { isOpen: true, text: `${name} abierta`, until: '2026-03-02T20:00:00Z', ...open },
  }),
});
const lines = (query: string, places: SearchDocument[] = []) =>
  saidBy(page, places, query, now)?.lines.map(({ text }) => text) ?? null;

test.each([
  ['cuánto cuesta la vacuna', ['Precio: Gratis']],
  ['cuánto cuesta la copia', ['Copia del certificado: $ 8.000']],
  ['horario vacunación', ['Horario: Todos los días']],
  ['vacuna', null],
  ['cuánto cuesta', null],
  ['cuánto cuesta la vacuna de mi perro', null],
])('%s is answered by %p', (query, expected) => expect(lines(query)).toEqual(expected));

test('of the places that are meant the open ones are said, what never closes first', () => {
  const places = [
    pharmacy('A', {}),
    pharmacy('B', { isOpen: false }),
    pharmacy('C', { until: null }),
    pharmacy('D', { until: '2026-03-02T22:00:00Z' }),
  ];
  expect(lines('farmacia abierta', places)).toEqual(['C abierta', 'D abierta', 'A abierta']);
});

test('when all are closed, the first that opens is said first', () => {
  const places = [
    pharmacy('A', { isOpen: false }),
    pharmacy('B', { isOpen: false, until: '2026-03-02T18:00:00Z' }),
  ];
  expect(lines('abre la farmacia', places)).toEqual(['B abierta', 'A abierta']);
});

test('nothing is said where one of them may be open, or is no longer as it was', () => {
  expect(lines('abre la farmacia', [pharmacy('A', {}), pharmacy('B')])).toBeNull();
  expect(lines('abre la farmacia', [pharmacy('A', { until: now.toISOString() })])).toBeNull();
  const many = Array.from({ length: 9 }, (_, at) => pharmacy(String(at), {}));
  expect(lines('abre la farmacia', many)).toBeNull();
});
