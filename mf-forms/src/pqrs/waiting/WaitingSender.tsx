import { useEffect, useEffectEvent, useState } from 'react';
import type { WidgetProps } from '@eldorado/remote';
import { useSiteSelector } from '@eldorado/store/state';
import { Icon, Notice } from '@eldorado/ui';
import { closeIcon } from '@eldorado/ui/icons';
import css from './waitingSender.module.css';
import { waitingWords } from './waitingWords.ts';
import type { WaitingSent } from './postWaiting.ts';
import { sendWaiting } from './sendWaiting.ts';

/**
 * `mf-forms/waiting`: on any page but the form's own, sends what waits on this device and says what became of it. The shell
 * loads it where something waits.
 */
export function Widget({ locale }: WidgetProps) {
  const online = useSiteSelector((state) => state.app.online);
  const [done, setDone] = useState<WaitingSent | null>(null);
  const send = useEffectEvent(() => {
    sendWaiting(locale).then(
      (result) => result && setDone(result),
      // Code that cannot be fetched is a network that is away.
      () => undefined,
    );
  });
  useEffect(() => {
    if (online) send();
  }, [online]);

  const text = waitingWords[locale];
  if (done === null || (done.kind === 'waits' && done.problem === null)) return null;
  const close = (
    <button
      type="button"
      aria-label={text.close}
      className={css.close}
      onClick={() => setDone(null)}
    >
      <Icon icon={closeIcon} />
    </button>
  );
  if (done.kind === 'waits')
    return (
      <Notice tone="warning" className={css.told}>
        {text.waits}
        {close}
      </Notice>
    );
  const whole = done.part === 'whole';
  const [said, link] =
    done.kind === 'refused'
      ? [text.refused, text.review]
      : whole
        ? [text.sentWhole, text.seeNumber]
        : [text.sentPage, text.goOn];
  return (
    <Notice tone={done.kind === 'sent' ? 'success' : 'warning'} className={css.told}>
      {said} <a href={done.address}>{link}</a>
      {close}
    </Notice>
  );
}
