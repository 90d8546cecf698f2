import { useState } from 'react';
import { Button, Icon } from '@eldorado/ui';
import { shareIcon } from '@eldorado/ui/icons';
import { useFlightMessages, type FlightTextKey } from '../messages.ts';
import css from './follow.module.css';

/** Hands the page's address on: by the device's own sheet, else by the clipboard. */
export function ShareCard({ message }: { message: string }) {
  const t = useFlightMessages();
  const [outcome, setOutcome] = useState<FlightTextKey | null>(null);

  async function share() {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    // Not every browser has it, whatever the types say.
    const { share: sheet } = navigator as Partial<Pick<Navigator, 'share'>>;
    try {
      if (sheet) await sheet.call(navigator, { title: message, text: message, url });
      else {
        await navigator.clipboard.writeText(`${message}\n${url}`);
        setOutcome('shareCopied');
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setOutcome('shareFailed');
    }
  }

  return (
    <section className={css.card} aria-labelledby="share">
      <span className={css.pictogram}>
        <Icon icon={shareIcon} />
      </span>
      <h3 id="share" className={css.title}>
        {t('share')}
      </h3>
      <p className={css.text}>{t('shareText')}</p>
      <Button variant="secondary" className={css.scripted} onClick={() => void share()}>
        {t('share')}
      </Button>
      <p role="status" className={css.status}>
        {outcome && t(outcome)}
      </p>
    </section>
  );
}
