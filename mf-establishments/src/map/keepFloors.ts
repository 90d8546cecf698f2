import { floorAddress, placesAddress } from './canvas/floorData.ts';
import type { MapIndex } from './places/mapIndex.ts';

interface Connection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/**
 * Asks once for what the map needs without a network, so that the service worker has it: every floor, and its places.
 * Not with data saver, nor on 2g. What cannot be had now is kept when it is looked at.
 */
export async function keepFloors({ version, terminals }: MapIndex): Promise<void> {
  const { connection } = navigator as Connection;
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  }
  const addresses = terminals.flatMap(({ id, floors }) =>
    floors.flatMap(({ floor }) => {
      const at = { terminal: id, floor, version };
      return [floorAddress(at, 'low'), floorAddress(at, 'high'), placesAddress(at)];
    }),
  );
  // One after another: nobody waits for them.
  for (const address of ['/api/v2/map', '/api/v2/establishment-types', ...addresses])
    await fetch(address).catch(() => undefined);
}
