import { mapKey } from '@eldorado/ui/map';
import type { CityCanvas } from './canvas/createCityCanvas.ts';
import { readDrawing } from './readDrawing.ts';

/** The parts of `CityMap` by the attributes they have for this. */
const partsOf = (root: HTMLElement) => {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [open, canvas, controls, failed] = [
    part('open'),
    part('canvas'),
    part('controls'),
    part('failed'),
  ];
  const drawing = root.querySelector('svg');
  return open && canvas && controls && failed && drawing
    ? { open, canvas, controls, failed, drawing }
    : null;
};

/**
 * Makes the drawing of the ways a map that moves, once it is asked for: no code of it is fetched before.
 * @param root what `CityMap` rendered, on the server or here.
 * @returns what takes it away again.
 */
export function liveCityMap(root: HTMLElement): () => void {
  const parts = partsOf(root);
  if (!parts) return () => undefined;
  const { open, canvas, controls, failed, drawing } = parts;
  let map: CityCanvas | null = null;
  let isOver = false;

  const chosen = (name: string) =>
    root.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? '';
  function show(): void {
    const means = chosen('city-means');
    map?.show(means, Number(chosen(`city-leg-${means}`)) || null);
  }

  async function begin(): Promise<void> {
    try {
      const { createCityCanvas } = await import(
        /* webpackChunkName: "city-canvas" */ './canvas/createCityCanvas.ts'
      );
      if (isOver || map) return;
      canvas.hidden = false;
      map = createCityCanvas(canvas, readDrawing(drawing));
      root.dataset['live'] = '';
      failed.hidden = true;
      show();
      canvas.focus();
    } catch {
      canvas.hidden = true;
      failed.hidden = false;
    }
  }

  function press(event: KeyboardEvent): void {
    const action = mapKey(event);
    if (!action || !map || action.kind === 'close') return;
    event.preventDefault();
    if (action.kind === 'pan') map.panBy(action.right, action.down);
    if (action.kind === 'zoom') map.zoomBy(action.steps);
    if (action.kind === 'fit') map.fit();
  }

  function control({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-zoom]') : null;
    const steps = Number(button?.dataset['zoom']);
    if (steps === 0) map?.fit();
    else if (button) map?.zoomBy(steps);
  }

  const asked = () => void begin();
  open.hidden = false;
  open.addEventListener('click', asked);
  root.addEventListener('change', show);
  canvas.addEventListener('keydown', press);
  controls.addEventListener('click', control);
  return () => {
    isOver = true;
    open.removeEventListener('click', asked);
    root.removeEventListener('change', show);
    canvas.removeEventListener('keydown', press);
    controls.removeEventListener('click', control);
    map?.remove();
  };
}
