import { useState } from 'react';
import type { LoadContext, ScreenProps, SentForm } from '@eldorado/remote';
import { ErrorSummary, PageHeading } from '@eldorado/ui';
import { useFormMessages } from '../messages.ts';
import { LanguageField } from './LanguageField.tsx';
import { NewsletterDone } from './NewsletterDone.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import css from './newsletterPage.module.css';

interface PageData {
  subscribed: boolean;
  /** What the browser sent by itself, from here or from a footer, and the API did not take. */
  refused: SentForm | null;
}

export function load({ url, sent }: Pick<LoadContext, 'url' | 'sent'>): Promise<PageData> {
  const { searchParams: asked } = url;
  return Promise.resolve({
    // The second is where the API leads footers of releases before.
    subscribed: [asked.get('status'), asked.get('newsletter')].includes('subscribed'),
    refused: sent ?? null,
  });
}

/** What is wrong is given the focus, and so is the receipt: that takes code at once. */
export const sleeps = ({ subscribed, refused }: PageData): boolean => !subscribed && !refused;

/** The whole form of the newsletter, where the footer's leads without JavaScript, too. */
export function Screen({ data: { subscribed, refused }, locale }: ScreenProps<PageData>) {
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
            Summary={ErrorSummary}
            onDone={() => setDone(true)}
          />
        )}
      </div>
    </>
  );
}
