import type { Locale } from '@eldorado/i18n';
import type { TerminalId } from '../../establishment/establishment.ts';

/** The places of a floor; those that words find, on every floor; or all of them. */
export interface PlacesArgs {
  locale: Locale;
  terminal?: TerminalId;
  floor?: number;
  q?: string;
}

export interface PlaceArgs {
  locale: Locale;
  slug: string;
}

/** A way between two slugs. */
export interface RouteArgs {
  locale: Locale;
  from: string;
  to: string;
  stepFree: boolean;
}
