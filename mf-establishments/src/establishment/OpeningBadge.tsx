import { formatDate, formatTime, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { StatusTag } from '@eldorado/ui';
import { useEstablishmentMessages } from '../messages.ts';
import type { Hours } from './establishment.ts';
import { badgeAt } from './openingBadge.ts';

const tones = {
  always: 'positive',
  open: 'positive',
  closing: 'caution',
  closed: 'negative',
} as const;

/** Open, closing soon or closed, with the hour that matters next. */
export function OpeningBadge({ hours }: { hours: Hours }) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const badge = badgeAt(hours, useNow());
  const text = () => {
    switch (badge.kind) {
      case 'always':
        return t('badge.always');
      case 'open':
        return badge.until === null
          ? t('badge.open')
          : t('badge.openUntil', { time: formatTime(badge.until, locale) });
      case 'closing':
        return t('badge.closing', { count: badge.minutes });
      case 'closed': {
        if (badge.opensAt === null) return t('badge.closed');
        const time = formatTime(badge.opensAt, locale);
        return badge.otherDay
          ? t('badge.opensOn', { day: formatDate(badge.opensAt, locale, 'short'), time })
          : t('badge.opens', { time });
      }
    }
  };
  return <StatusTag tone={tones[badge.kind]}>{text()}</StatusTag>;
}
