import { forTerminal } from './forTerminal.ts';

test.each([
  ['what steers a terminal', 'Hola\u001B]0;x\u0007\u001B[2J', 'Hola]0;x[2J'],
  ['what writes over a line', 'PQ-1  answered\rPQ-2\b\u009BK', 'PQ-1  answeredPQ-2K'],
  ['lines and letters', 'Señor:\n\t¿qué pasó? 🛫', 'Señor:\n\t¿qué pasó? 🛫'],
])('%s', (_what, typed, shown) => {
  expect(forTerminal(typed)).toBe(shown);
});
