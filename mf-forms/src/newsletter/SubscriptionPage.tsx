import { localisePath } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { newsletterLimits } from '@eldorado/rules';
import { Button, Link, Notice, PageHeading, TextField } from '@eldorado/ui';
import { LanguageField } from './LanguageField.tsx';
import { subscriptionWords } from './subscriptionWords.ts';
import css from './newsletterPage.module.css';

/** What was done with the subscription, or why not; `none` when somebody comes by their link. */
type Done = 'confirmed' | 'saved' | 'unsubscribed';
type Outcome = Done | 'unknown' | 'failed' | 'none';

export interface SubscriptionData {
  /** Of the link; empty where it is not there. */
  token: string;
  /** The link is that of the e-mail which asks whether it was the reader who signed up. */
  confirms: boolean;
  outcome: Outcome;
  /** A name that was typed and is too long; absent otherwise. */
  longName?: string;
}

const done: readonly Done[] = ['confirmed', 'saved', 'unsubscribed'];

/** Nothing of the reader is shown, so that a page behind a link that was passed on tells nothing. */
export function load({ url, sent }: Pick<LoadContext, 'url' | 'sent'>): Promise<SubscriptionData> {
  const asked = url.searchParams;
  const fields = sent?.fields ?? {};
  const longName = sent?.faults['fullName'] && fields['fullName'];
  const failed = sent && (longName ? 'none' : sent.status >= 500 ? 'failed' : 'unknown');
  return Promise.resolve({
    token: fields['token'] ?? asked.get('token') ?? '',
    confirms: (fields['step'] ?? asked.get('step')) === 'confirm',
    outcome: failed ?? done.find((known) => known === asked.get('status')) ?? 'none',
    ...(longName && { longName }),
  });
}

/** Its forms are the browser's to send: the page needs no code. */
export const isStatic = true;

/** Where the links of newsletters lead: the reader confirms, chooses language and name, or leaves. */
export function Screen({ data, title, locale }: ScreenProps<SubscriptionData>) {
  const words = subscriptionWords[locale];
  const { token, confirms, outcome, longName } = data;
  const form = {
    method: 'post',
    action: localisePath('/boletin/suscripcion', locale),
    className: css.form,
  };
  const hidden = (
    <>
      <input type="hidden" name="token" value={token} />
      {confirms && <input type="hidden" name="step" value="confirm" />}
    </>
  );
  const isDone = done.find((known) => known === outcome);
  const open = token !== '' && outcome !== 'unknown';
  return (
    <>
      <PageHeading title={title} lead={words.lead} />
      <div className={css.outcome}>
        {isDone && <Notice tone="success" title={words[isDone]} />}
        {outcome === 'failed' && <Notice tone="error" title={words.failed} />}
        {!open && !isDone && (
          <Notice tone="error" title={words.unknown}>
            <Link to="/boletin">{words.toForm}</Link>
          </Notice>
        )}
        {open && confirms && (
          <form {...form}>
            <p>{words.confirmLead}</p>
            {hidden}
            <Button type="submit" name="choice" value="confirm">
              {words.confirm}
            </Button>
          </form>
        )}
        {open && !confirms && (
          <form {...form}>
            {hidden}
            <LanguageField locale={locale} />
            <TextField
              name="fullName"
              label={words.name}
              hint={words.nameHint}
              autoComplete="name"
              optional
              maxLength={newsletterLimits.fullName}
              defaultValue={longName}
              {...(longName && { error: words.nameLong })}
            />
            <Button type="submit" name="choice" value="save">
              {words.save}
            </Button>
          </form>
        )}
        {open && (
          <form {...form}>
            <p>{words.endLead}</p>
            {hidden}
            <Button variant="secondary" type="submit" name="choice" value="unsubscribe">
              {words.end}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}
