import type { ContentFault } from './faults.ts';
import { readArticle } from './readArticle.ts';

const read = (text: string) => {
  const faults: ContentFault[] = [];
  return { article: readArticle('es.md', text, faults), faults };
};

test('an article is its lead, and sections of paragraphs, lists and directives', () => {
  const { article, faults } = read(`Lo que **debes** saber de [aduanas](/servicios/aduanas).

## Dónde

Abre a las 7:00.

- Uno
- Dos

:::facts

- **Precio** Gratis :cite[dian]
- :fact[vaccination-hours]

:::

:::timeline

- **1959** Abre el aeropuerto. :cite[dian]
- :fact[vaccination-hours]

:::

:::steps

1. **Llena el formulario** En línea.

:::

:::notice{tone=warning}

Cierra los festivos.

:::

:::table[Qué se declara]{source=dian}

| Qué      | Cuándo                  |
| -------- | ----------------------- |
| Efectivo | Desde :fact[cash-limit] |

:::

::slot[now]
`);
  expect(faults).toEqual([]);
  expect(article.lead).toEqual([
    'Lo que ',
    { strong: ['debes'] },
    ' saber de ',
    { to: '/servicios/aduanas', text: ['aduanas'] },
    '.',
  ]);
  expect(article.sections[0]?.blocks).toEqual([
    { kind: 'text', text: ['Abre a las 7:00.'] },
    { kind: 'list', items: [['Uno'], ['Dos']] },
    {
      kind: 'facts',
      items: [{ title: 'Precio', text: ['Gratis'], source: 1 }, { fact: 'vaccination-hours' }],
    },
    {
      kind: 'timeline',
      items: [
        { title: '1959', text: ['Abre el aeropuerto.'], source: 1 },
        { fact: 'vaccination-hours' },
      ],
    },
    { kind: 'steps', items: [{ title: 'Llena el formulario', text: ['En línea.'] }] },
    { kind: 'notice', tone: 'warning', text: ['Cierra los festivos.'] },
    {
      kind: 'table',
      caption: 'Qué se declara',
      head: [['Qué'], ['Cuándo']],
      rows: [[['Efectivo'], ['Desde ', { fact: 'cash-limit' }]]],
      source: 1,
    },
    { kind: 'slot', name: 'now' },
  ]);
  expect(article.facts).toEqual(['vaccination-hours', 'cash-limit']);
  expect(article.sources).toEqual(['dian']);
});

test('after the lead a card answers what is asked first', () => {
  const { article, faults } = read(
    'Lead.\n\n:::answers\n\n- **where** En el piso dos.\n- **price** :fact[fee]\n\n:::\n\n## A\n\nTexto.',
  );
  expect(faults).toEqual([]);
  expect(article.answers).toEqual([
    { about: 'where', text: ['En el piso dos.'] },
    { about: 'price', text: [{ fact: 'fee' }] },
  ]);
  expect(article.facts).toEqual(['fee']);
});

test.each([
  ['Lead.\n\n:::answers\n\n- **Dónde** Aquí.\n\n:::', 3, /one of where, when.*not 'Dónde'/],
  ['Lead.\n\n:::answers\n\n- **where** A.\n- **where** B.\n\n:::', 3, /each once/],
  ['Lead.\n\n## A\n\n:::answers\n\n- **where** A.\n\n:::', 5, /':::answers' is not known/],
  ['Lead.\n\n## A\n\n:::box\n\nx\n\n:::', 5, /':::box' is not known. Use one of steps/],
  ['Lead.\n\n# A', 3, /Sections begin with ##/],
  ['Lead.\n\n## A\n\n:::steps\n\n1. Sin título\n\n:::', 7, /An item begins with its title/],
  ['Lead.\n\n## A\n\nMira :esto aquí.', 5, /':esto' is no directive/],
  ['Lead.\n\n## A\n\n:::notice{tone=loud}\n\nx\n\n:::', 5, /tone=info or tone=warning/],
  ['Lead.\n\n## A\n\n> cita', 5, /'blockquote' has no place in an article/],
  ['## A\n\nTexto.', 1, /has no lead/],
])('%j is a fault with its line and how to fix it', (text, line, words) => {
  const { faults } = read(text);
  expect(faults[0]).toMatchObject({ file: 'es.md', line, severity: 'error' });
  expect(faults[0]?.message).toMatch(words);
});
