/**
 * Lets somebody point at a chart, or go over it with the arrow keys: a line moves over its points and the words of each stand
 * below. All it needs is in the markup, so that it serves a chart that the server has drawn.
 * @param chart the figure with `data-points`, each point in words.
 * @returns what takes it away again.
 */
export function readPoints(chart: HTMLElement): () => void {
  const plot = chart.querySelector<HTMLElement>('[data-plot]');
  const mark = chart.querySelector('[data-mark]');
  const words = chart.querySelector('[data-words]');
  const caption = chart.querySelector('figcaption');
  const points = JSON.parse(chart.dataset['points'] ?? '[]') as string[];
  if (!plot || !mark || !words || points.length === 0) return () => undefined;
  const last = points.length - 1;
  let at = Number(plot.dataset['plot']);

  function show(index: number): void {
    at = Math.min(last, Math.max(0, index));
    const x = `${((at + 0.5) * 100) / points.length}%`;
    mark?.setAttribute('x1', x);
    mark?.setAttribute('x2', x);
    if (words) words.textContent = points[at] ?? '';
    plot?.setAttribute('aria-valuenow', String(at + 1));
    plot?.setAttribute('aria-valuetext', points[at] ?? '');
  }

  function point({ clientX }: PointerEvent): void {
    const box = plot?.getBoundingClientRect();
    if (box && box.width > 0) show(Math.floor(((clientX - box.left) / box.width) * points.length));
  }

  function step(event: KeyboardEvent): void {
    const to = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1 };
    const keys: Record<string, number> = { ...to, Home: 0, End: last };
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  plot.tabIndex = 0;
  plot.setAttribute('role', 'slider');
  plot.setAttribute('aria-label', caption?.textContent ?? '');
  plot.setAttribute('aria-valuemin', '1');
  plot.setAttribute('aria-valuemax', String(points.length));
  show(at);
  plot.addEventListener('pointermove', point);
  plot.addEventListener('pointerdown', point);
  plot.addEventListener('keydown', step);
  return () => {
    plot.removeEventListener('pointermove', point);
    plot.removeEventListener('pointerdown', point);
    plot.removeEventListener('keydown', step);
  };
}

/** The same for all charts of the page, from a script that may come before the page's HTML is whole. */
export function readChartsNow(): void {
  const start = () => {
    for (const chart of document.querySelectorAll<HTMLElement>('[data-points]')) readPoints(chart);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
