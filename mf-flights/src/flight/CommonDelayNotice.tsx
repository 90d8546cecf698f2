import { Notice } from '@eldorado/ui';
import { useFlightMessages } from '../messages.ts';
import type { CommonDelay } from './commonDelay.ts';
import css from './commonDelay.module.css';

/** Says in one line why so many flights are late; nothing when nothing lies over all of them. */
export function CommonDelayNotice({ delay }: { delay: CommonDelay | null }) {
  const t = useFlightMessages();
  if (!delay) return null;
  const { reason, flights, of } = delay;
  return (
    <Notice tone="warning" className={css.notice}>
      {t('commonDelay', { reason: t(`reason_${reason}`), flights, of })}
    </Notice>
  );
}
