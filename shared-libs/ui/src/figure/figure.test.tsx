/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/renderIn.tsx';
import { Meter } from './Meter.tsx';

test('a meter has a name, a value and its words', () => {
  renderIn('es', <Meter label="Ocupación" value={678} max={1090} text="678 de 1.090" />);
  const meter = screen.getByRole('meter', { name: 'Ocupación' });
  expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(['678', '1090']);
  expect(meter.textContent).toBe('678 de 1.090');
});
