import type { ReactNode } from 'react';
import { useLocale } from '@eldorado/i18n';
import type { SenderActionName, SenderFaults } from '@eldorado/rules/pqrs-message';
import { Button, ErrorSummary, Notice, useHydrated } from '@eldorado/ui';
import { problemText } from './problemText.ts';
import type { SenderFormsProps } from './senderFormsProps.ts';
import { useSenderForm } from './useSenderForm.ts';
import css from '../pqrs.module.css';

/** What the fields of a form show: what was not taken, and what is wrong with it. */
export interface Fields {
  text: { name: 'text'; id: string; defaultValue: string; error: string | undefined };
  rating: { name: 'rating'; defaultValue: string; error: string | undefined };
}

export interface ActionFormProps extends SenderFormsProps {
  action: SenderActionName;
  title: string;
  send: string;
  /** Of a form with files: whether some are under way. */
  files?: { underWay: boolean };
  children: (fields: Fields) => ReactNode;
}

/** A form by which a sender does something with a case. The browser posts it by itself; once its code runs the page stays until it is taken. */
export function ActionForm(props: ActionFormProps) {
  const { texts, fileTexts, link, action, title, send, files, children } = props;
  const address = `/api/v2/case-links/${encodeURIComponent(link)}`;
  const locale = useLocale();
  const hydrated = useHydrated();
  const { form, busy, typed, attempt, onSubmit } = useSenderForm(
    props,
    action,
    files?.underWay === true,
  );
  const { faults, problem, times } = attempt;
  const ids = { text: `text-${action}`, rating: 'rating' };
  const message = (field: keyof SenderFaults) => faults[field] && problemText(texts, faults[field]);
  const wrong = (['rating', 'text'] as const).flatMap((field) => {
    const said = message(field);
    return said === undefined ? [] : [{ id: ids[field], message: said }];
  });
  const failed = wrong.length === 0 ? problem : null;
  // The page that came says at its top what the browser's own post met; a post of this code is told of beside its button.
  const errors =
    failed !== null && times === 0
      ? [{ id: ids.text, message: problemText(texts, failed) }]
      : wrong;
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      {...(files
        ? { action: `${address}/files`, encType: 'multipart/form-data' }
        : { action: address })}
      noValidate
      aria-label={title}
      aria-busy={busy}
      onSubmit={onSubmit}
    >
      {errors.length > 0 && <ErrorSummary key={times} title={texts.errorTitle} errors={errors} />}
      {action !== 'rate' && <h2 className={css.formTitle}>{title}</h2>}
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="locale" value={locale} />
      {children({
        text: {
          name: 'text',
          id: ids.text,
          defaultValue: typed.text,
          error: message('text'),
        },
        rating: { name: 'rating', defaultValue: typed.rating, error: message('rating') },
      })}
      {failed !== null && times > 0 && (
        <Notice key={times} tone="warning" role="alert">
          {failed === 'files' ? fileTexts.stillSending : problemText(texts, failed)}
        </Notice>
      )}
      <div className={css.actions}>
        <Button
          type="submit"
          variant={action === 'reopen' ? 'secondary' : 'primary'}
          busy={hydrated && busy}
        >
          {send}
        </Button>
      </div>
    </form>
  );
}
