import type { Boot } from '../../site/site.ts';

/** Reads what the server handed over with the page. */
export function readBoot(): Boot {
  const element = document.getElementById('boot');
  if (!element) throw new Error('This page carries no boot data');
  return JSON.parse(element.textContent) as Boot;
}
