/** @jest-environment @eldorado/testing/jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@eldorado/testing';
import { busAndTaxi, cityPlaces } from '../../../fixtures/cityRoutes.ts';
import { taxiFacts, usualRides } from '../../../fixtures/live.ts';
import remote from '../../remote.ts';
import type { CityCanvas } from './canvas/createCityCanvas.ts';
import type { Shape } from './readDrawing.ts';

// jsdom draws nothing: the canvas is known by what the page passes to it.
const canvas: Record<keyof CityCanvas, jest.Mock> = {
  show: jest.fn(),
  zoomBy: jest.fn(),
  panBy: jest.fn(),
  fit: jest.fn(),
  remove: jest.fn(),
};
const createCityCanvas = jest.fn<typeof canvas, [HTMLElement, readonly Shape[]]>(() => canvas);
jest.mock('./canvas/createCityCanvas.ts', () => ({
  createCityCanvas: (element: HTMLElement, shapes: readonly Shape[]) =>
    createCityCanvas(element, shapes),
}));
beforeEach(() => jest.clearAllMocks());

const show = () =>
  renderScreen(remote, {
    path: '/transporte/como-llegar-al-aeropuerto?from=chapinero',
    api: {
      'GET /v2/facts': taxiFacts,
      'GET /v2/taxi-imperial/usual-rides': usualRides,
      'GET /v2/taxi-imperial/places': cityPlaces,
      'GET /v2/city-routes': busAndTaxi,
    },
  });
const section = () => within(screen.getByRole('region', { name: 'En el mapa de la ciudad' }));
const open = () => section().getByRole('button', { name: 'Mover y acercar el mapa' });

test('the drawing says in words what it shows, and no map is made before it is asked for', async () => {
  await show();
  expect(section().getByRole('img', { name: /de Chapinero a El Dorado, Terminal 1/ })).toBeTruthy();
  expect(section().getByRole<HTMLInputElement>('radio', { name: 'Bus' }).checked).toBe(true);
  expect(createCityCanvas).not.toHaveBeenCalled();
});

test('the map that moves has the drawing’s own shapes, and follows means and part of the way', async () => {
  await show();
  await userEvent.click(open());
  await waitFor(() => expect(canvas.show).toHaveBeenLastCalledWith('bus', null));
  const shapes = createCityCanvas.mock.lastCall?.[1] ?? [];
  const ways = shapes.filter(({ means }) => means !== null);
  expect(ways.map(({ means, leg, look }) => [means, leg, look])).toEqual([
    ['bus', 1, 'walk'],
    ['bus', 2, 'bus'],
    ['taxi', 1, 'drive'],
  ]);
  expect(shapes.filter(({ look }) => look === 'end').map(({ name }) => name)).toEqual([
    'Chapinero',
    'El Dorado, Terminal 1',
  ]);
  expect(shapes.filter(({ look }) => look === 'road').map(({ name }) => name)).toContain(
    'Calle 26',
  );

  await userEvent.click(section().getByRole('radio', { name: '2. Bus K86' }));
  expect(canvas.show).toHaveBeenLastCalledWith('bus', 2);
  await userEvent.click(section().getByRole('radio', { name: 'Taxi' }));
  expect(canvas.show).toHaveBeenLastCalledWith('taxi', null);
});

test('the map has the focus, and keys and buttons move it', async () => {
  await show();
  await userEvent.click(open());
  const map = await section().findByRole('application');
  await waitFor(() => expect(document.activeElement).toBe(map));
  await userEvent.keyboard('{ArrowRight}+{Home}');
  expect(canvas.panBy).toHaveBeenCalledWith(0.25, 0);
  expect(canvas.zoomBy).toHaveBeenCalledWith(1);
  expect(canvas.fit).toHaveBeenCalledTimes(1);
  await userEvent.click(section().getByRole('button', { name: 'Alejar' }));
  expect(canvas.zoomBy).toHaveBeenLastCalledWith(-1);
});

test('a map that does not come is said, and can be asked for again', async () => {
  createCityCanvas.mockImplementationOnce(() => {
    throw new Error('no canvas');
  });
  await show();
  await userEvent.click(open());
  const alert = await section().findByRole('alert');
  expect(alert.textContent).toContain('el dibujo y los pasos siguen aquí');
  await userEvent.click(open());
  await waitFor(() => expect(section().queryByRole('alert')).toBeNull());
  expect(canvas.show).toHaveBeenCalledTimes(1);
});
