import type { IsHoliday, OpeningRules } from '@eldorado/i18n/hours';
import { useNow } from '@eldorado/remote';
import { OpeningBadge } from './OpeningBadge.tsx';
import { hoursAt } from './openingBadge.ts';

/** Open, closing soon or closed by a place's rules; with the clock it alone renders again. */
export function PlaceBadge({ rules, isHoliday }: { rules: OpeningRules; isHoliday: IsHoliday }) {
  return <OpeningBadge hours={hoursAt(rules, isHoliday, useNow())} />;
}
