/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Timeline, type TimelineStep } from './Timeline.tsx';

const steps: TimelineStep[] = [
  { key: 'gate', title: 'Abre la sala', time: <time dateTime="10:00">10:00</time>, state: 'done' },
  { key: 'boarding', title: 'Embarque', time: '10:20', detail: 'Sala A02', state: 'now' },
  { key: 'departure', title: 'Despegue', state: 'next' },
];
const words = { done: 'Listo', now: 'Ahora', next: 'Después' };

test('the steps are a list in their order, each with its state in words', () => {
  render(<Timeline label="El recorrido" steps={steps} words={words} />);
  expect(screen.getByRole('list', { name: 'El recorrido' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Abre la sala Listo10:00',
    'Embarque Ahora10:20Sala A02',
    'Despegue Después',
  ]);
});

test('only the step under way is the current one', () => {
  render(<Timeline label="El recorrido" steps={steps} words={words} />);
  expect(screen.getAllByRole('listitem').map((step) => step.ariaCurrent)).toEqual([
    null,
    'step',
    null,
  ]);
});
