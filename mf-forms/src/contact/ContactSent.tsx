import { useEffect, useRef } from 'react';
import { Button, Code } from '@eldorado/ui';
import { useFormMessages } from '../messages.ts';
import { keepTyped } from '../typed/typedWords.ts';
import { contactForm } from './contactFields.ts';
import css from './contact.module.css';

export interface SentMessage {
  /** The number under which the API keeps the message. */
  reference: string;
  /** Not known where the browser sent the form by itself. */
  email?: string;
}

/** Thanks, the reference, and what happens next. Takes the focus, since the form it replaces had it. */
export function ContactSent({
  message,
  onAnother,
}: {
  message: SentMessage;
  onAnother: () => void;
}) {
  const t = useFormMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    keepTyped(contactForm, {});
  }, []);
  return (
    <section className={css.sent} aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1}>
        {t('sentTitle')}
      </h2>
      <p>
        {t('sentReference')} <Code>{message.reference}</Code>
      </p>
      <h3>{t('sentNext')}</h3>
      <ul>
        <li>{t('sentKeep')}</li>
        <li>{message.email ? t('sentAnswer', { email: message.email }) : t('sentConfirmation')}</li>
        <li>{t('sentTerm')}</li>
      </ul>
      <Button variant="secondary" onClick={onAnother}>
        {t('sentAnother')}
      </Button>
    </section>
  );
}
