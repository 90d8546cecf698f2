import type es from './es.ts';

const en: Record<keyof typeof es, string> = {
  lead: 'Say in one sentence what this page is for.',
  time: 'It is {{time}} at the airport.',
  flights: 'See the flights',
};

export default en;
