import { useEffect, useRef, useState, type FormEvent } from 'react';
import { localisePath, type Locale } from '@eldorado/i18n';
import { useUnsavedChanges } from '@eldorado/remote';
import { newsletterLimits } from '@eldorado/rules';
import { Button, CheckboxField, Link, Notice, TextField, useHydrated } from '@eldorado/ui';

import { formsApi } from '../formsApi.ts';
import { Trap } from '../Trap.tsx';
import { useFormMessages, type FormTranslate } from '../messages.ts';
import { challengeOf, readSignUpFailure, type SignUpFailure } from './newsletterFailure.ts';
import { knownFaults, newsletterFields, readDraft } from './newsletterRules.ts';
import type { Fault, Faults, NewsletterField } from './newsletterRules.ts';
import css from './newsletter.module.css';

/** Grows with the consent's wording, so that each stored consent can be read again as it was given. */
export const newsletterConsentVersion = '2026-11-21';

/** The contact form may stand on the same page, with fields of the same names. */
const idOf = (field: NewsletterField, at = 'newsletter') => `${at}-${field}`;

/**
 * The sign-up's form. The browser checks and posts it by itself until its code runs; then it is checked on submit, here
 * and by the API, by one schema. Its fields keep their own values, so nothing typed is lost either way.
 */
export function NewsletterForm(props: {
  locale: Locale;
  onDone: () => void;
  /** Where the form stands beside the footer's: its fields have ids of their own. */
  at?: string;
  /** A challenge that is brought back, for who has no JavaScript to solve it. */
  proof?: string;
}) {
  const { locale, onDone, at, proof } = props;
  const t = useFormMessages();
  const hydrated = useHydrated();
  const [subscribe, { isLoading }] = formsApi.useSubscribeMutation();
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Exclude<SignUpFailure['kind'], 'fields'> | null>(null);
  const [checking, setChecking] = useState(false);
  const [dirty, setDirty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useUnsavedChanges(dirty);

  const look = () => {
    if (form.current) setDirty(Object.values(readDraft(new FormData(form.current))).some(Boolean));
  };
  // What was typed before this code came counts too.
  useEffect(look, []);

  useEffect(() => {
    const first = newsletterFields.find((field) => faults[field]);
    if (first) form.current?.querySelector<HTMLElement>(`#${idOf(first, at)}`)?.focus();
  }, [faults, at]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const draft = readDraft(typed);
    const sent = { ...draft, consentVersion: newsletterConsentVersion, locale };
    setFailure(null);
    setChecking(true);
    // A schema that cannot be fetched is the API's to apply.
    const wrong = await check(sent).catch(() => ({}));
    setChecking(false);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    const signUp = {
      ...{ ...sent, consent: true as const },
      website: (typed.get('website') as string | null) ?? '',
    };
    let { error } = await subscribe(signUp);
    const challenge = challengeOf(error);
    if (challenge !== undefined) {
      const { solveProof } = await import(/* webpackChunkName: "proof" */ '@eldorado/http/proof');
      ({ error } = await subscribe({ ...signUp, proof: await solveProof(challenge) }));
    }
    if (!error) return onDone();
    const reason = readSignUpFailure(error);
    if (reason.kind === 'fields') setFaults(reason.faults);
    else setFailure(reason.kind);
  }

  const busy = checking || isLoading;
  const field = (name: NewsletterField) => ({
    id: idOf(name, at),
    name,
    required: true,
    className: css.field,
    ...(faults[name] && { error: faultText(t, name, faults[name]) }),
  });
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action="/api/v2/newsletter"
      noValidate={hydrated}
      onChange={look}
      onSubmit={(event) => void submit(event)}
    >
      <p>{t('newsletterLead')}</p>
      <Trap />
      {proof && <input type="hidden" name="proof" value={proof} />}
      <div className={css.fields}>
        <TextField {...field('fullName')} label={t('fullNameLabel')} autoComplete="name" />
        <TextField
          {...field('email')}
          label={t('emailLabel')}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      </div>
      <CheckboxField {...field('consent')} className={css.consent} label={t('newsletterConsent')} />
      <p className={css.terms}>
        <Link to="/comunicados/terminos-y-condiciones">{t('newsletterTerms')}</Link>
      </p>
      <input type="hidden" name="consentVersion" value={newsletterConsentVersion} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={localisePath('/boletin', locale)} />
      {failure && (
        <Notice tone="error" role="alert" title={t('newsletterFailed')}>
          {t(failure === 'tooMany' ? 'newsletterTooMany' : `failure_${failure}`)}
        </Notice>
      )}
      <Button type="submit" busy={busy} className={css.send}>
        {t(busy ? 'sending' : 'newsletterSend')}
      </Button>
    </form>
  );
}

async function check(sent: object): Promise<Faults> {
  const { signUpFaults } = await import(
    /* webpackChunkName: "newsletter-rules" */ './signUpFaults.ts'
  );
  return knownFaults(signUpFaults(sent));
}

function faultText(t: FormTranslate, field: NewsletterField, fault: Fault): string {
  if (field === 'consent') return t('consent_required');
  if (fault === 'too-long') return t(`${field}_long`, { max: newsletterLimits[field] });
  return t(fault === 'email-invalid' ? 'email_invalid' : `${field}_required`);
}
