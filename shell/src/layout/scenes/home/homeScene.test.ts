import type { AppState } from '@eldorado/store';
import { homeScene } from './homeScene.ts';

const under = (sky: NonNullable<AppState['airport']>['weather']['sky']) =>
  ({ weather: { temperatureC: 14, sky } }) as AppState['airport'];
/** An instant at which Bogotá's clock, five hours behind UTC, shows `clock`. */
const at = (clock: string) => new Date(`2026-03-02T${clock}:00-05:00`);

test.each([
  ['00:00', 'night'],
  ['05:19', 'night'],
  ['05:20', 'dawn'],
  ['06:40', 'day'],
  ['17:19', 'day'],
  ['17:20', 'dusk'],
  ['18:40', 'night'],
])('at %s in Bogotá it is %s', (clock, hour) => {
  expect(homeScene(at(clock), null).hour).toBe(hour);
});

test('rain, storm, fog and clouds hang over it', () => {
  for (const sky of ['cloudy', 'rain', 'storm', 'fog'] as const) {
    expect(homeScene(at('10:00'), under(sky))).toEqual({ hour: 'day', sky });
  }
});

test('an open sky, or one that nobody reports, leaves it clear', () => {
  expect(homeScene(at('10:00'), under('clear')).sky).toBeNull();
  expect(homeScene(at('10:00'), under('partly-cloudy')).sky).toBeNull();
  expect(homeScene(at('10:00'), null).sky).toBeNull();
});
