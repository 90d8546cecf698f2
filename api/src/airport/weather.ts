import { isFoggy } from '../flights/plan/disruption.ts';
import { chance } from '../demo/random.ts';
import type { Weather } from './schema.ts';
import { bogotaDay, bogotaClock, minutesOf } from '../time/time.ts';

/** Demonstration weather: cool nights, mild noons, showers in the afternoons of the two rainy seasons, fog on foggy mornings. */
export function weatherAt(now: number): Weather {
  const at = minutesOf(bogotaClock(now));
  const date = bogotaDay(now);
  const warmth = Math.cos(((at - 830) / 1440) * 2 * Math.PI);
  const temperatureC = Math.round(13 + 5.2 * warmth + 2 * (chance('warmth', date) - 0.5));
  if (isFoggy(date) && at >= 300 && at < 480)
    return { temperatureC: Math.min(temperatureC, 9), sky: 'fog' };
  const month = Number(date.slice(5, 7));
  const rainy = [4, 5, 10, 11].includes(month);
  const roll = chance('sky', date, Math.floor(at / 120));
  if (at >= 780 && at < 1080 && roll < (rainy ? 0.5 : 0.2))
    return { temperatureC, sky: roll < 0.12 ? 'storm' : 'rain' };
  return { temperatureC, sky: roll < 0.35 ? 'clear' : roll < 0.7 ? 'partly-cloudy' : 'cloudy' };
}
