/** Runs an early script on its part of the page: the script may come before the page's HTML is whole. */
export function whenWhole(selector: string, run: (root: HTMLElement) => unknown): void {
  const start = () => {
    const root = document.querySelector<HTMLElement>(selector);
    if (root) run(root);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
