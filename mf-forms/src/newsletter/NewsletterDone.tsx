import { useEffect, useRef } from 'react';
import { useFormMessages } from '../messages.ts';
import css from './newsletter.module.css';

/** The sign-up is taken. It takes the focus, and so is read out, since the form it replaces had it. */
export function NewsletterDone() {
  const t = useFormMessages();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div>
      <p ref={words} tabIndex={-1} className={css.done}>
        {t('newsletterDone')}
      </p>
      <p>{t('newsletterNext')}</p>
    </div>
  );
}
