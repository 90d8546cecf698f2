/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { coffeeIcon } from '../icon/icons.ts';
import { MapPin } from './MapPin.tsx';

test('a pin with a name is a picture', () => {
  render(<MapPin label="Oma, abierto" tone="open" icon={coffeeIcon} />);
  expect(screen.getByRole('img', { name: 'Oma, abierto' })).toBeTruthy();
});

test('inside a button the button has the name and the pin is silent', () => {
  render(
    <button type="button" aria-label="Oma">
      <MapPin />
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Oma' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('open and closed differ in shape', () => {
  const shapes = (tone: 'open' | 'closed') =>
    render(<MapPin tone={tone} />).container.querySelectorAll('path').length;
  expect(shapes('open')).not.toBe(shapes('closed'));
});
