import { useEffect, useRef, useState, type ReactNode } from 'react';
import { localisePath, type Locale } from '@eldorado/i18n';
import { useUnsavedChanges, type SentForm } from '@eldorado/remote';
import { Button, CheckboxField, Link, Notice, TextField, type ErrorSummary } from '@eldorado/ui';
import { EmailField } from '../email/EmailField.tsx';
import { findNear } from '../email/findNear.ts';
import { Trap } from '../Trap.tsx';
import { useFormMessages } from '../messages.ts';
import { newsletterFields, readDraft } from './newsletterRules.ts';
import type { Faults, NewsletterField } from './newsletterRules.ts';
import { failureWords, faultText } from './signUpWords.ts';
import { newsletterConsentVersion, useSignUp } from './useSignUp.ts';
import css from './newsletter.module.css';

/** The contact form may stand on the same page, with fields of the same names. */
const idOf = (field: NewsletterField, at = 'newsletter') => `${at}-${field}`;

/**
 * The sign-up's form. The browser posts it to its page by itself until its code runs; then it is checked on submit, here
 * and by the API, by one schema. Its fields keep their own values, so nothing typed is lost either way.
 */
export function NewsletterForm(props: {
  locale: Locale;
  onDone: () => void;
  /** Where the form stands beside the footer's: its fields have ids of their own. */
  at?: string;
  /** Asks for the newsletter's language, which is the page's where nobody asks. */
  language?: ReactNode;
  /** What the browser sent by itself and the API did not take. */
  refused?: SentForm | null;
  /** The address that was probably meant, and the words that ask so where there is no JavaScript. */
  near?: { address: string; words: string } | null;
  /** Of what is wrong; else it comes with the rules. */
  Summary?: typeof ErrorSummary;
}) {
  const { locale, onDone, at, language, refused, near } = props;
  const t = useFormMessages();
  const { failure, busy, Summary, submit } = useSignUp({
    refused: refused ?? null,
    summary: props.Summary,
    onDone,
  });
  const [dirty, setDirty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useUnsavedChanges(dirty);

  const look = () => {
    if (form.current) setDirty(Object.values(readDraft(new FormData(form.current))).some(Boolean));
  };
  // What was typed before this code came counts too.
  useEffect(look, []);

  const faults: Faults = failure?.kind === 'fields' ? failure.faults : {};
  const wrong = newsletterFields.filter((field) => faults[field]);
  const message = (name: NewsletterField) =>
    faults[name] && faultText(t, name, faults[name], near?.words);
  const field = (name: NewsletterField) => ({
    id: idOf(name, at),
    name,
    required: true,
    className: css.field,
    error: message(name),
  });
  const text = (name: 'fullName' | 'email') => ({
    ...field(name),
    label: t(`${name}Label`),
    defaultValue: refused?.fields[name] ?? '',
  });
  return (
    // noValidate: what is missing is said in the site's words, by this code or by the page that takes the form.
    <form
      ref={form}
      className={css.form}
      method="post"
      action={localisePath('/boletin', locale)}
      noValidate
      onChange={look}
      onSubmit={(event) => void submit(event)}
    >
      {!at && <p>{t('newsletterLead')}</p>}
      {Summary && wrong.length > 0 && (
        <Summary
          className={css.summary}
          title={t('errorTitle')}
          errors={wrong.map((name) => ({ id: idOf(name, at), message: message(name) }))}
        />
      )}
      <Trap />
      {/* Brought again a minute later, the challenge counts as worked for: there is no script to do it. */}
      {refused?.faults['proof'] && (
        <input type="hidden" name="proof" value={refused.faults['proof']} />
      )}
      {/* The address that its sender was asked about, without JavaScript: it is taken now. */}
      <input type="hidden" name="askedEmail" value={near ? refused?.fields['email'] : ''} />
      <div className={css.fields}>
        <TextField {...text('fullName')} autoComplete="name" />
        <EmailField
          {...text('email')}
          near={near?.address ?? null}
          find={findNear}
          ask={(address) => t('emailNear', { address })}
        />
        {language ?? <input type="hidden" name="locale" value={locale} />}
      </div>
      <CheckboxField
        {...field('consent')}
        className={css.consent}
        label={t('newsletterConsent')}
        defaultChecked={refused?.fields['consent'] !== undefined}
      />
      <p className={css.terms}>
        <Link to="/comunicados/terminos-y-condiciones">{t('newsletterTerms')}</Link>
      </p>
      <input type="hidden" name="consentVersion" value={newsletterConsentVersion} />
      {failure && failure.kind !== 'fields' && (
        // The focus is for a page without JavaScript, as in ErrorSummary.
        <div tabIndex={-1} autoFocus suppressHydrationWarning>
          <Notice tone="error" role="alert" title={t('newsletterFailed')}>
            {t(failureWords[failure.kind])}
          </Notice>
        </div>
      )}
      <Button type="submit" busy={busy} className={css.send}>
        {t(busy ? 'sending' : 'newsletterSend')}
      </Button>
    </form>
  );
}
