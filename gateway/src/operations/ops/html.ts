import { escapeHtml } from '../../text/escape.ts';

/** Text as it stands in the page's markup. */
export const h = (text: string | null | undefined): string => escapeHtml(text ?? '');

/** An instant, UTC, to the minute. */
export const at = (instant: string | null): string =>
  instant
    ? `<time datetime="${h(instant)}">${h(instant.slice(0, 16).replace('T', ' '))}</time>`
    : '–';
