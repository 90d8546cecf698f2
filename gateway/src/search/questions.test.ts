import { qualityOf, rankOf, readQuestions } from './questions.ts';

const table = `# Questions

| es   | en   | fr   | pt   | page  |
| ---- | ---- | ---- | ---- | ----- |
| qué  | what | quoi | o quê | /what |
`;

test('a row is a question in each language', () => {
  expect(readQuestions(table)).toEqual([
    { locale: 'es', query: 'qué', page: '/what' },
    { locale: 'en', query: 'what', page: '/what' },
    { locale: 'fr', query: 'quoi', page: '/what' },
    { locale: 'pt', query: 'o quê', page: '/what' },
  ]);
});

test('a page’s rank counts over all groups, as they are read', () => {
  const hit = (to: string) => ({ kind: 'page' as const, title: to, detail: '', to });
  const groups = [
    { kind: 'page' as const, total: 1, hits: [hit('/one')] },
    { kind: 'establishment' as const, total: 2, hits: [hit('/two'), hit('/three')] },
  ];
  expect(['/one', '/three', '/four'].map((page) => rankOf(page, { groups }))).toEqual([1, 3, 0]);
});

test('quality is what is first, what is among three, and how much is gained', () => {
  expect(qualityOf([1, 1, 3, 0])).toEqual({ first: 0.5, firstThree: 0.75, ndcg: 0.625 });
});
