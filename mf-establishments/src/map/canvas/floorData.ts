import type { components } from '@eldorado/http/api-types';
import type { Frame } from './scene.ts';

export type Detail = 'low' | 'high';
export type FloorFeature = components['schemas']['MapFloor']['features'][number];

/** Address of what is drawn of a floor. With the map's version in it, a copy never grows old. */
export const floorAddress = (
  { terminal, floor, version }: Pick<Frame, 'terminal' | 'floor' | 'version'>,
  detail: Detail,
): string =>
  `/api/v2/map/floors/${terminal}/${floor}?detail=${detail}&version=${encodeURIComponent(version)}`;

/** Address of a floor's places, written as the page's own call writes it, so that one copy serves both. */
export const placesAddress = ({ terminal, floor }: Pick<Frame, 'terminal' | 'floor'>): string =>
  `/api/v2/map/places?terminal=${terminal}&floor=${floor}`;

/**
 * Asks for a floor without the page's HTTP client: the map is drawn before the page is live.
 * @throws when there is no network, or no such floor.
 */
export async function fetchFloor(
  frame: Frame,
  detail: Detail,
  signal: AbortSignal,
): Promise<FloorFeature[]> {
  const address = floorAddress(frame, detail);
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { features } = (await response.json()) as { features: FloorFeature[] };
  return features;
}
