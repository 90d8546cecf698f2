import type es from './es.ts';

const pt: Record<keyof typeof es, string> = {
  lead: 'Diga em uma frase para que serve esta página.',
  time: 'São {{time}} no aeroporto.',
  flights: 'Ver os voos',
};

export default pt;
