import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormik } from 'formik';
import type { Locale } from '@eldorado/i18n';
import { useUnsavedChanges } from '@eldorado/remote';
import { contactLimits } from '@eldorado/rules';
import { loginFeedbackActions, useSiteDispatch, useSiteSelector } from '@eldorado/store';
import {
  Button,
  CheckboxField,
  ErrorSummary,
  Notice,
  TextArea,
  TextField,
  useHydrated,
} from '@eldorado/ui';
import { formsApi } from '../formsApi.ts';
import { useFormMessages } from '../messages.ts';
import { contactFields, contactRules, emptyDraft, type ContactField } from './contactDraft.ts';
import type { SentMessage } from './ContactSent.tsx';
import { createDraftKeys } from './draftKeys.ts';
import { faultText } from './faultText.ts';
import { readSendFailure, type SendFailure } from './sendFailure.ts';

import { useUnsavedWarning } from './useUnsavedWarning.ts';
import css from './contact.module.css';

/** Grows with the consent's wording, so that each stored consent can be read again as it was given. */
export const consentVersion = '2026-11-21';

type GeneralFailure = Exclude<SendFailure['kind'], 'fields'>;

interface Props {
  locale: Locale;
  /** The page's title; the summary of what is wrong stands above it. */
  heading: ReactNode;
  onSent: (message: SentMessage) => void;
}

/** The contact form. It is checked on submit, here and by the API, and keeps what was typed on any failure. */
export function ContactForm({ locale, heading, onSent }: Props) {
  const t = useFormMessages();
  const dispatch = useSiteDispatch();
  const hydrated = useHydrated();
  const knownEmail = useSiteSelector((state) => state.loginFeedback.email) ?? '';
  const [send] = formsApi.useSendContactMessageMutation();
  const [draftKey] = useState(() => createDraftKeys());
  const [failure, setFailure] = useState<GeneralFailure | null>(null);
  const failureNotice = useRef<HTMLDivElement>(null);

  const form = useFormik({
    initialValues: emptyDraft(knownEmail),
    validationSchema: contactRules,
    validateOnBlur: false,
    validateOnChange: false,
    async onSubmit(values, { setErrors }) {
      setFailure(null);
      const draft = contactRules.cast(values);
      const message = { ...values, ...draft, consent: values.consent, consentVersion, locale };
      const { data: reference, error } = await send({ message, draftKey: draftKey(message) });
      if (reference !== undefined) {
        dispatch(loginFeedbackActions.emailGiven(message.email));
        onSent({ reference, email: message.email });
        return;
      }
      const reason = readSendFailure(error);
      if (reason.kind === 'fields') setErrors(reason.faults);
      else setFailure(reason.kind);
    },
  });
  useUnsavedWarning(form.dirty);
  useUnsavedChanges(form.dirty);
  useEffect(() => {
    if (failure) failureNotice.current?.focus();
  }, [failure]);

  const wrong = contactFields.filter((field) => form.errors[field] !== undefined);
  const message = (field: ContactField) => faultText(t, field, form.errors[field]);
  const field = (name: Exclude<ContactField, 'consent'>) => ({
    label: t(`${name}Label`),
    ...form.getFieldProps(name),
    ...(form.errors[name] !== undefined && { error: message(name) }),
  });

  return (
    <div>
      {wrong.length > 0 && (
        <ErrorSummary
          key={form.submitCount}
          title={t('errorTitle')}
          errors={wrong.map((name) => ({ id: name, message: message(name) }))}
        />
      )}
      {heading}
      <div ref={failureNotice} tabIndex={-1} className={css.failure}>
        {failure && (
          <Notice tone="error" role="alert" title={t('failureTitle')}>
            {t(`failure_${failure}`)}
          </Notice>
        )}
      </div>
      <noscript>
        <p className={css.noscript}>{t('needsJavaScript')}</p>
      </noscript>
      {/* method: were it ever submitted without its code, nothing typed may land in an address. */}
      <form className={css.form} method="post" noValidate onSubmit={form.handleSubmit}>
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
            checked={form.values.consent}
            onChange={form.handleChange}
            {...(form.errors.consent !== undefined && { error: message('consent') })}
          />
        </div>
        <Button type="submit" disabled={!hydrated} busy={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'send')}
        </Button>
      </form>
    </div>
  );
}
