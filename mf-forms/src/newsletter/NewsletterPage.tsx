import { useState } from 'react';
import type { LoadContext, ScreenProps, SentForm } from '@eldorado/remote';
import { ErrorSummary, PageHeading } from '@eldorado/ui';
import { useFormMessages } from '../messages.ts';
import { LanguageField } from './LanguageField.tsx';
import { NewsletterDone } from './NewsletterDone.tsx';
import { findNear } from '../email/findNear.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { nearWords } from './nearWords.ts';
import css from './newsletterPage.module.css';

interface PageData {
  subscribed: boolean;
  /** What the browser sent by itself, from here or from a footer, and the API did not take. */
  refused: SentForm | null;
  /** The address that was probably meant, which is asked before one is taken without JavaScript. */
  near: string | null;
}

export async function load({ url, sent }: Pick<LoadContext, 'url' | 'sent'>): Promise<PageData> {
  const { searchParams: asked } = url;
  const asks = sent?.faults['email'] === 'email-near';
  return {
    // The second is where the API leads footers of releases before.
    subscribed: [asked.get('status'), asked.get('newsletter')].includes('subscribed'),
    refused: sent ?? null,
    near: asks ? await findNear(sent.fields['email'] ?? '') : null,
  };
}

/** What is wrong is given the focus, and so is the receipt: that takes code at once. */
export const sleeps = ({ subscribed, refused }: PageData): boolean => !subscribed && !refused;

/** The whole form of the newsletter, where the footer's leads without JavaScript, too. */
export function Screen({ data: { subscribed, refused, near }, locale }: ScreenProps<PageData>) {
  const t = useFormMessages();
  const [done, setDone] = useState(subscribed);
  return (
    <>
      <PageHeading title={t('newsletterTitle')} lead={t('newsletterLead')} />
      <div className={css.card}>
        {done ? (
          <NewsletterDone />
        ) : (
          <NewsletterForm
            locale={locale}
            at="boletin"
            language={<LanguageField locale={locale} chosen={refused?.fields['locale']} />}
            refused={refused}
            near={near === null ? null : { address: near, words: nearWords[locale](near) }}
            Summary={ErrorSummary}
            onDone={() => setDone(true)}
          />
        )}
      </div>
    </>
  );
}
