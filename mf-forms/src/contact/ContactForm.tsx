import { useRef, useState, type ReactNode } from 'react';
import { localisePath, type Locale } from '@eldorado/i18n';
import type { SentForm } from '@eldorado/remote';
import { Button, ErrorSummary, Notice } from '@eldorado/ui';
import { useFormMessages } from '../messages.ts';
import { useSender } from '../formState/useSender.ts';
import { useTyped } from '../typed/useTyped.ts';
import { useErrorTitle } from '../useErrorTitle.ts';
import { consentVersion } from './consentVersion.ts';
import { ContactFields } from './ContactFields.tsx';
import { contactFields, contactForm } from './contactFields.ts';
import type { SentMessage } from './ContactSent.tsx';
import { createDraftKeys } from './draftKeys.ts';
import { faultText } from './faultText.ts';
import { useAttempts } from './useAttempts.ts';
import css from './contact.module.css';

interface Props {
  locale: Locale;
  /** The page's title; the summary of what is wrong stands above it. */
  heading: ReactNode;
  /** What the browser sent by itself and the API did not take. */
  refused: SentForm | null;
  onSent: (message: SentMessage) => void;
}

const loadSender = async () =>
  (await import(/* webpackChunkName: "contact-sender" */ './ContactSender.tsx')).ContactSender;

/**
 * The contact form. It works as the server sent it; `ContactSender` takes it over when a person first touches it. Its
 * fields keep their own values, so nothing typed is lost either way.
 */
export function ContactForm({ locale, heading, refused, onSent }: Props) {
  const t = useFormMessages();
  const [draftKey] = useState(() => createDraftKeys());
  const form = useRef<HTMLFormElement>(null);
  useTyped(contactForm, form);
  const { times, failure, faults, sending, notice, onAttempt } = useAttempts(refused);
  const { taken, waiting, touch, submit } = useSender(loadSender, () =>
    onAttempt({ kind: 'offline' }),
  );

  const wrong = contactFields.filter((field) => faults[field] !== undefined);
  useErrorTitle(wrong.length > 0, t('errorMark'));
  return (
    <div>
      {wrong.length > 0 && (
        <ErrorSummary
          key={times}
          title={t('errorTitle')}
          errors={wrong.map((name) => ({ id: name, message: faultText(t, name, faults[name]) }))}
        />
      )}
      {heading}
      <div
        ref={notice}
        tabIndex={-1}
        // As in ErrorSummary: for a page without JavaScript.
        {...(failure && { autoFocus: true })}
        suppressHydrationWarning
        className={css.failure}
      >
        {failure && (
          <Notice tone="error" role="alert" title={t('failureTitle')}>
            {t(`failure_${failure}`)}
          </Notice>
        )}
      </div>
      {/* noValidate: what is missing is said in the site's words, by the page or by the API. */}
      <form
        ref={form}
        className={css.form}
        method="post"
        action={localisePath('/contacto', locale)}
        noValidate
        onFocus={touch}
        onSubmit={submit}
      >
        <ContactFields refused={refused} faults={faults} />
        <input type="hidden" name="consentVersion" value={consentVersion} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" busy={sending}>
          {t(sending ? 'sending' : 'send')}
        </Button>
      </form>
      {taken && (
        <taken.Sender
          form={taken.form}
          draftKey={draftKey}
          submitAtOnce={waiting}
          onAttempt={onAttempt}
          onSent={onSent}
        />
      )}
    </div>
  );
}
