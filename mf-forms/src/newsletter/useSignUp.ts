import { useState, type FormEvent } from 'react';
import type { Locale } from '@eldorado/i18n';
import type { SentForm } from '@eldorado/remote';
import { useSiteDispatch } from '@eldorado/store/state';
import type { ErrorSummary } from '@eldorado/ui';
import { subscribe } from '../sendForm.ts';
import { readSignUpFailure, type SignUpFailure } from './newsletterFailure.ts';
import { knownFaults, readDraft } from './newsletterRules.ts';

/** Grows with the consent's wording, so that each stored consent can be read again as it was given. */
export const newsletterConsentVersion = '2026-11-21';

/** The rules and the summary, or nothing where they cannot be fetched. */
const loadRules = () =>
  import(/* webpackChunkName: "newsletter-rules" */ './signUpFaults.ts').catch(() => null);

/**
 * Signs up with what a form has, checked by the API's schema here first.
 * @param refused what the browser sent by itself and the API did not take.
 * @param summary shows what is wrong; else it comes with the rules.
 */
export function useSignUp({
  refused,
  summary,
  onDone,
}: {
  refused: SentForm | null;
  summary: typeof ErrorSummary | undefined;
  onDone: () => void;
}) {
  const dispatch = useSiteDispatch();
  const [failure, setFailure] = useState(() =>
    refused ? readSignUpFailure({ status: refused.status, fields: refused.faults }) : null,
  );
  const [Summary, setSummary] = useState(() => summary);
  const [busy, setBusy] = useState(false);

  /** Why what was typed is not taken; null once it is. */
  async function signUp(typed: FormData): Promise<SignUpFailure | null> {
    const sent = {
      ...readDraft(typed),
      consentVersion: newsletterConsentVersion,
      locale: typed.get('locale') as Locale,
    };
    const rules = await loadRules();
    // Rules that cannot be fetched are the API's to apply.
    if (rules) {
      setSummary(() => rules.ErrorSummary);
      const faults = knownFaults(rules.signUpFaults(sent));
      if (Object.keys(faults).length > 0) return { kind: 'fields', faults };
    }
    const website = (typed.get('website') as string | null) ?? '';
    const answer = await dispatch(subscribe({ ...sent, consent: true, website }));
    return answer.failure ? readSignUpFailure(answer.failure) : null;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(null);
    setBusy(true);
    const why = await signUp(new FormData(event.currentTarget));
    setBusy(false);
    if (why) setFailure(why);
    else onDone();
  }

  return { failure, busy, Summary, submit };
}
