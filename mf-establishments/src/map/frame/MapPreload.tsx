import { useHydrated } from '@eldorado/ui';
import { floorAddress } from '../canvas/floorData.ts';
import type { Frame } from '../canvas/scene.ts';

/** Has the browser ask for the floor that the early script draws (`src/early/map.ts`) while that is still on its way. */
export function MapPreload({ frame }: { frame: Frame }) {
  // A page that is gone to from another has no early script.
  if (useHydrated()) return null;
  return (
    <link rel="preload" as="fetch" href={floorAddress(frame, 'low')} crossOrigin="anonymous" />
  );
}
