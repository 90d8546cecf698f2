import { useState, type FormEvent } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import { useNavigate } from '@eldorado/remote/routing';
import { useSiteSelector } from '@eldorado/store/state';
import { Button, ErrorSummary, Link, Notice, PageHeading, TextField } from '@eldorado/ui';
import { postJson } from '../post/postJson.ts';
import { useErrorTitle } from '../../useErrorTitle.ts';
import { useBusy } from '../post/useBusy.ts';
import type { FollowData } from './followData.ts';
import { problemText } from './problemText.ts';
import css from '../pqrs.module.css';

/** Asks for a case's number and its sender's address; both stay in their fields until a case is found. */
export function LookUp({ data }: { data: FollowData }) {
  const { texts, lookedFor } = data;
  const locale = useLocale();
  const page = localisePath('/contacto/pqrs/seguimiento', locale);
  const navigate = useNavigate();
  const online = useSiteSelector((state) => state.app.online);
  const [busy, setBusy] = useBusy();
  const [{ why, times }, setAttempt] = useState({ why: data.problem, times: 0 });
  const problem = why === 'offline' && online ? null : why;
  const stay = (reason: string) => setAttempt({ why: reason, times: times + 1 });

  async function submit(form: HTMLFormElement) {
    if (busy) return;
    const said = Object.fromEntries(new FormData(form)) as Record<'number' | 'email', string>;
    if (said.number.trim() === '') return stay('number-required');
    if (!online) return stay('offline');
    setBusy(true);
    const answer = await postJson('/api/v2/case-links', said);
    if (answer.kind === 'taken') {
      const { link } = answer.said as components['schemas']['CaseLink'];
      await navigate(`${page}?${new URLSearchParams({ case: link })}`);
    }
    setBusy(false);
    if (answer.kind !== 'taken') stay(answer.kind === 'refused' ? answer.problem : answer.kind);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  const message = problem === null ? undefined : problemText(texts, problem);
  const isOfNetwork = problem === 'offline' || problem === 'unreachable';
  useErrorTitle(message !== undefined && !isOfNetwork, texts.errorMark);
  const isOfNumber = problem === 'number-required' || problem === 'case-not-found';
  return (
    <div className={css.step}>
      {message && !isOfNetwork && (
        <ErrorSummary key={times} title={texts.errorTitle} errors={[{ id: 'number', message }]} />
      )}
      <PageHeading title={texts.title} lead={texts.lead} />
      {/* The page's own address takes it without code, and shows it again. */}
      <form className={css.form} method="post" action={page} noValidate onSubmit={onSubmit}>
        <input type="hidden" name="locale" value={locale} />
        <TextField
          label={texts.number}
          name="number"
          hint={texts.numberHint}
          defaultValue={lookedFor.number}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isOfNumber ? message : undefined}
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          hint={texts.emailHint}
          defaultValue={lookedFor.email}
          autoComplete="email"
          spellCheck={false}
          optional
        />
        {isOfNetwork && (
          <Notice key={times} tone="warning" role="alert">
            {message}
          </Notice>
        )}
        <div className={css.actions}>
          <Button type="submit" busy={busy}>
            {texts.find}
          </Button>
          <Link to="/contacto/pqrs">{texts.newCase}</Link>
        </div>
      </form>
    </div>
  );
}
