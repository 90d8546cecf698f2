import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { localisePath, type Locale } from '@eldorado/i18n';
import type { SentForm } from '@eldorado/remote';
import { contactLimits } from '@eldorado/rules';
import { useSiteSelector } from '@eldorado/store';
import { Button, CheckboxField, ErrorSummary, Notice, TextArea, TextField } from '@eldorado/ui';
import { useFormMessages } from '../messages.ts';
import { contactFields, contactForm, type ContactField } from './contactFields.ts';
import type { Attempt, ContactSender } from './ContactSender.tsx';
import type { SentMessage } from './ContactSent.tsx';
import { createDraftKeys } from './draftKeys.ts';
import { useTyped } from '../pqrs/useTyped.ts';
import { Trap } from '../Trap.tsx';
import { useErrorTitle } from '../useErrorTitle.ts';
import { faultText } from './faultText.ts';
import { readSendFailure } from './sendFailure.ts';
import css from './contact.module.css';

/** Grows with the consent's wording, so that each stored consent can be read again as it was given. */
export const consentVersion = '2026-11-21';

const loadSender = () => import(/* webpackChunkName: "contact-sender" */ './ContactSender.tsx');

interface Props {
  locale: Locale;
  /** The page's title; the summary of what is wrong stands above it. */
  heading: ReactNode;
  /** What the browser sent by itself and the API did not take. */
  refused: SentForm | null;
  onSent: (message: SentMessage) => void;
}

const attemptOf = ({ status, faults }: SentForm): Attempt => {
  const failure = readSendFailure({ status, fields: faults });
  return failure.kind === 'fields' ? { kind: 'faults', faults: failure.faults } : failure;
};

/**
 * The contact form. It works as the server sent it; `ContactSender` takes it over when a person first touches it. Its
 * fields keep their own values, so nothing typed is lost either way.
 */
export function ContactForm({ locale, heading, refused, onSent }: Props) {
  const t = useFormMessages();
  const knownEmail = useSiteSelector((state) => state.loginFeedback.email) ?? '';
  const [draftKey] = useState(() => createDraftKeys());
  const [Sender, setSender] = useState<typeof ContactSender | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [attempts, setAttempts] = useState<readonly Attempt[]>(refused ? [attemptOf(refused)] : []);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const holdForm = useCallback((node: HTMLFormElement | null) => {
    formRef.current = node;
    setForm(node);
  }, []);
  useTyped(contactForm, formRef);
  const taking = useRef<Promise<void>>(null);
  const failureNotice = useRef<HTMLDivElement>(null);
  const onAttempt = useCallback(
    (attempt: Attempt) => setAttempts((before) => [...before, attempt]),
    [],
  );

  const last = attempts.at(-1);
  const failure = last && last.kind !== 'sending' && last.kind !== 'faults' ? last.kind : null;
  const faults = last?.kind === 'faults' ? last.faults : {};
  const sending = last?.kind === 'sending';
  useEffect(() => {
    if (failure) failureNotice.current?.focus();
  }, [failure, attempts]);

  const takeOver = () =>
    (taking.current ??= loadSender().then((loaded) => setSender(() => loaded.ContactSender)));
  // Without it the form is the browser's to send.
  const touch = () => void takeOver().catch(() => undefined);
  function submit(event: FormEvent<HTMLFormElement>) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { currentTarget } = event;
    setWaiting(true);
    takeOver().catch(() => currentTarget.submit());
  }

  const message = (field: ContactField) => faultText(t, field, faults[field]);
  const wrong = contactFields.filter((field) => faults[field] !== undefined);
  useErrorTitle(wrong.length > 0, t('errorMark'));
  const field = (name: Exclude<ContactField, 'consent'>) => ({
    name,
    label: t(`${name}Label`),
    defaultValue: refused?.fields[name] ?? (name === 'email' ? knownEmail : ''),
    ...(faults[name] !== undefined && { error: message(name) }),
  });
  return (
    <div>
      {wrong.length > 0 && (
        <ErrorSummary
          key={attempts.length}
          title={t('errorTitle')}
          errors={wrong.map((name) => ({ id: name, message: message(name) }))}
        />
      )}
      {heading}
      <div
        ref={failureNotice}
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
        ref={holdForm}
        className={css.form}
        method="post"
        action={localisePath('/contacto', locale)}
        noValidate
        onFocus={touch}
        onSubmit={submit}
      >
        {/* Brought again a minute later, the challenge counts as worked for: there is no script to do it. */}
        {refused?.faults['proof'] && (
          <input type="hidden" name="proof" value={refused.faults['proof']} />
        )}
        <Trap />
        <TextField {...field('fullName')} autoComplete="name" />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          hint={t('emailHint')}
        />
        <TextField {...field('mobile')} type="tel" autoComplete="tel" hint={t('mobileHint')} />
        <TextField {...field('subject')} />
        <TextArea
          {...field('comment')}
          rows={6}
          hint={t('commentHint', { max: contactLimits.comment })}
        />
        <div>
          <p className={css.purpose}>{t('consentPurpose')}</p>
          <CheckboxField
            label={t('consentLabel')}
            name="consent"
            defaultChecked={refused?.fields['consent'] !== undefined}
            {...(faults.consent !== undefined && { error: message('consent') })}
          />
        </div>
        <input type="hidden" name="consentVersion" value={consentVersion} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" busy={sending}>
          {t(sending ? 'sending' : 'send')}
        </Button>
      </form>
      {Sender && form && (
        <Sender
          form={form}
          draftKey={draftKey}
          submitAtOnce={waiting}
          onAttempt={onAttempt}
          onSent={onSent}
        />
      )}
    </div>
  );
}
