/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/renderIn.tsx';
import { mapIcon } from '../icon/icons.ts';
import { Card, IconCard } from './Card.tsx';

test('a card that leads somewhere has one link, named by its title', () => {
  renderIn(
    'es',
    <Card title="Parqueaderos" to="/informacion-en-tiempo-real/parqueaderos">
      412 espacios libres
    </Card>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Parqueaderos' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Parqueaderos']);
});

test('an icon card’s picture is silent', () => {
  renderIn('es', <IconCard to="/mapas" icon={mapIcon} title="Mapas" text="Tu sala y los baños" />);
  expect(screen.getByRole('link', { name: /^Mapas\s?Tu sala y los baños$/ })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
