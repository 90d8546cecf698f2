import { useLocale } from '@eldorado/i18n';
import { Button, ErrorSummary, Link, PageHeading, TextField } from '@eldorado/ui';
import type { FollowData } from './followData.ts';
import { problemText } from './problemText.ts';
import css from '../pqrs.module.css';

/** Asks for a case's number and its sender's address. */
export function LookUp({ data: { texts, problem } }: { data: FollowData }) {
  const locale = useLocale();
  const message = problem === null ? undefined : problemText(texts, problem);
  return (
    <div className={css.step}>
      {message && <ErrorSummary title={texts.errorTitle} errors={[{ id: 'number', message }]} />}
      <PageHeading title={texts.title} lead={texts.lead} />
      <form className={css.form} method="post" action="/api/v2/case-links">
        <input type="hidden" name="locale" value={locale} />
        <TextField
          label={texts.number}
          name="number"
          hint={texts.numberHint}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={message}
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          hint={texts.emailHint}
          autoComplete="email"
          spellCheck={false}
          optional
        />
        <div className={css.actions}>
          <Button type="submit">{texts.find}</Button>
          <Link to="/contacto/pqrs">{texts.newCase}</Link>
        </div>
      </form>
    </div>
  );
}
