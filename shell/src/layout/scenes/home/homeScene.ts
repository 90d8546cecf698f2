import { bogotaClock } from '@eldorado/i18n';
import type { AppState } from '@eldorado/store';

export const sceneHours = ['dawn', 'day', 'dusk', 'night'] as const;
export type SceneHour = (typeof sceneHours)[number];

export const sceneSkies = ['cloudy', 'rain', 'storm', 'fog'] as const;
export type SceneSky = (typeof sceneSkies)[number];

/** The picture behind the home page's heading: the Sabana at an hour of the day, and what hangs over it. */
export interface HomeScene {
  hour: SceneHour;
  /** Null under an open sky, or when nobody knows. */
  sky: SceneSky | null;
}

/** When each part of the day begins in Bogotá, 4.7° north of the equator: the sun keeps these hours all year. */
const begins: readonly (readonly [clock: string, hour: SceneHour])[] = [
  ['18:40', 'night'],
  ['17:20', 'dusk'],
  ['06:40', 'day'],
  ['05:20', 'dawn'],
];

/** The scene at an instant, under the sky that the airport reports. */
export function homeScene(now: Date, airport: AppState['airport']): HomeScene {
  const clock = bogotaClock(now);
  const hour = begins.find(([begin]) => clock >= begin)?.[1] ?? 'night';
  return { hour, sky: sceneSkies.find((sky) => sky === airport?.weather.sky) ?? null };
}
