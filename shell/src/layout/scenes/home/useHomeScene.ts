import { useNow } from '@eldorado/remote';
import { useSiteSelector } from '@eldorado/store';
import { homeScene, type HomeScene } from './homeScene.ts';

/** The home page's scene now; the same on the server and while the page becomes live. */
export function useHomeScene(): HomeScene {
  const now = useNow();
  const airport = useSiteSelector((state) => state.app.airport);
  return homeScene(now, airport);
}
