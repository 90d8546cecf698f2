import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapCanvas } from '../canvas/createMapCanvas.ts';
import { earlyCanvas } from '../canvas/earlyCanvas.ts';
import type { Scene } from '../canvas/scene.ts';

/**
 * Keeps a map in an element. The map's code comes with the first one on a page, unless the page loaded it already
 * (`src/early`); until then, and where it does not come, the list is there.
 */
export function useMapCanvas(scene: Scene | null, onChoose: (slug: string | null) => void) {
  const target = useRef<HTMLDivElement>(null);
  const canvas = useRef<MapCanvas | null>(null);
  const [failed, setFailed] = useState(false);
  const choose = useEffectEvent(onChoose);
  const firstScene = useEffectEvent(() => scene);
  const isKnown = scene !== null;

  useEffect(() => {
    const element = target.current;
    if (!element || !isKnown) return undefined;
    let isGone = false;
    const begin = (map: MapCanvas) => {
      if (isGone) return map.remove();
      canvas.current = map;
      map.onChoose(choose);
      map.onFault(setFailed);
      const now = firstScene();
      if (now) map.show(now);
    };
    const started = earlyCanvas(element);
    if (started) begin(started);
    else {
      import(/* webpackChunkName: "map-canvas" */ '../canvas/createMapCanvas.ts').then(
        ({ createMapCanvas }) => {
          const now = firstScene();
          if (now && !isGone) begin(createMapCanvas(element, now));
        },
        () => setFailed(true),
      );
    }
    return () => {
      isGone = true;
      canvas.current?.remove();
      canvas.current = null;
    };
  }, [isKnown]);

  useEffect(() => {
    if (scene) canvas.current?.show(scene);
  }, [scene]);

  return { target, canvas, failed };
}
