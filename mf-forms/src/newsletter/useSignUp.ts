import { useState, type FormEvent } from 'react';
import type { Locale } from '@eldorado/i18n';
import type { SentForm } from '@eldorado/remote';
import type { ErrorSummary } from '@eldorado/ui';
import { formsApi } from '../formsApi.ts';
import { challengeOf, readSignUpFailure } from './newsletterFailure.ts';
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
  const [subscribe, { isLoading }] = formsApi.useSubscribeMutation();
  const [failure, setFailure] = useState(() =>
    refused ? readSignUpFailure({ status: refused.status, fields: refused.faults }) : null,
  );
  const [Summary, setSummary] = useState(() => summary);
  const [checking, setChecking] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const sent = {
      ...readDraft(typed),
      consentVersion: newsletterConsentVersion,
      locale: typed.get('locale') as Locale,
    };
    setFailure(null);
    setChecking(true);
    const rules = await loadRules();
    setChecking(false);
    // Rules that cannot be fetched are the API's to apply.
    if (rules) {
      setSummary(() => rules.ErrorSummary);
      const found = knownFaults(rules.signUpFaults(sent));
      if (Object.keys(found).length > 0) return setFailure({ kind: 'fields', faults: found });
    }
    const signUp = {
      ...sent,
      consent: true as const,
      website: (typed.get('website') as string | null) ?? '',
    };
    let { error } = await subscribe(signUp);
    const challenge = challengeOf(error);
    if (challenge !== undefined) {
      const { solveProof } = await import(/* webpackChunkName: "proof" */ '@eldorado/http/proof');
      ({ error } = await subscribe({ ...signUp, proof: await solveProof(challenge) }));
    }
    if (!error) return onDone();
    setFailure(readSignUpFailure(error));
  }

  return { failure, busy: checking || isLoading, Summary, submit };
}
