import type { HarnessBoot } from './connect.ts';

/** A document of the harness. */
export interface HarnessDocument {
  title: string;
  /** HTML between the body's tags. */
  body: string;
  locale?: string;
  /** What the host's script is data; without it no script runs. */
  boot?: HarnessBoot;
}

export function documentOf({ title, body, locale = 'en', boot }: HarnessDocument): string {
  const data = boot && JSON.stringify(boot).replaceAll('<', '\\u003c');
  const scripts = data
    ? `<script type="application/json" id="harness">${data}</script><script defer src="/host/main.js"></script>`
    : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/host/main.css"></head><body>${body}${scripts}</body></html>`;
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
