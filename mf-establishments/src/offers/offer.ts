import { bogotaDay } from '@eldorado/i18n';
import { nameIn, type Locale } from '@eldorado/i18n/locale';
import type { components } from '@eldorado/http/api-types';

type Wire = components['schemas']['Offer'];

/** spec.md section 3. */
export const offerCategories = [
  'duty_free',
  'food_beverages',
  'shopping',
] as const satisfies readonly Wire['category'][];
export type OfferCategory = Wire['category'];
export type Audience = Wire['audience'];

export interface OfferArgs {
  locale: Locale;
  /** Both audiences without it. */
  audience?: Audience;
  /** Slug of one place. */
  establishment?: string;
}

/** An offer in one language. Days are `YYYY-MM-DD` in Bogotá, both included. */
export interface Offer {
  id: string;
  audience: Audience;
  category: OfferCategory;
  featured: boolean;
  title: string;
  text: string;
  conditions: string;
  place: Omit<Wire['establishment'], 'names'>;
  value: { kind: 'discount'; percent: number } | { kind: 'price'; cop: number } | { kind: 'none' };
  validFrom: string;
  validTo: string;
}

export interface OfferList {
  offers: readonly Offer[];
  source: 'demo' | 'import';
  updatedAt: string;
}

function parseValue({ discountPercent, priceCop }: Wire): Offer['value'] {
  if (discountPercent !== null) return { kind: 'discount', percent: discountPercent };
  return priceCop === null ? { kind: 'none' } : { kind: 'price', cop: priceCop };
}

export function parseOffers(wire: components['schemas']['OfferList'], locale: Locale): OfferList {
  return {
    offers: wire.offers.map((offer) => ({
      id: offer.id,
      audience: offer.audience,
      category: offer.category,
      featured: offer.featured,
      title: offer.title[locale],
      text: offer.text[locale],
      conditions: offer.conditions[locale],
      place: { ...offer.establishment, name: nameIn(offer.establishment, locale) },
      value: parseValue(offer),
      validFrom: offer.validFrom,
      validTo: offer.validTo,
    })),
    source: wire.source,
    updatedAt: wire.updatedAt,
  };
}

/** The offers that hold on Bogotá's present day: featured ones apart, and how many each category has. */
export function offersOn(
  offers: readonly Offer[],
  now: Date,
  category: OfferCategory | '',
): { featured: Offer[]; others: Offer[]; counts: Readonly<Record<OfferCategory, number>> } {
  const today = bogotaDay(now);
  const valid = offers.filter(({ validFrom, validTo }) => validFrom <= today && today <= validTo);
  const countOf = (wanted: OfferCategory) =>
    valid.filter((offer) => offer.category === wanted).length;
  const chosen = valid.filter((offer) => !category || offer.category === category);
  return {
    featured: chosen.filter(({ featured }) => featured),
    others: chosen.filter(({ featured }) => !featured),
    counts: {
      duty_free: countOf('duty_free'),
      food_beverages: countOf('food_beverages'),
      shopping: countOf('shopping'),
    },
  };
}
