import { useState } from 'react';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { Notice, PageHeading } from '@eldorado/ui';
import { useFormMessages } from '../messages.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import css from './newsletterPage.module.css';

/** What became of a sign-up that the browser posted by itself; `none` when somebody just comes by. */
export type Outcome = 'subscribed' | 'invalid' | 'tooMany' | 'busy' | 'failed' | 'none';

interface PageData {
  outcome: Outcome;
  /** The challenge that the page's own form brings back, where many sign up from one network. */
  proof: string | null;
}

const outcomes: Readonly<Record<string, Outcome>> = {
  subscribed: 'subscribed',
  'newsletter-invalid': 'invalid',
  'too-many-requests': 'tooMany',
  'proof-required': 'busy',
};

export function load({ url }: Pick<LoadContext, 'url'>): Promise<PageData> {
  const outcome = url.searchParams.get('newsletter');
  return Promise.resolve({
    outcome: outcome === null ? 'none' : (outcomes[outcome] ?? 'failed'),
    proof: url.searchParams.get('proof'),
  });
}

/** Where the footer's form leads without JavaScript: it shows the outcome and the next step. */
export function Screen({ data: { outcome, proof }, locale }: ScreenProps<PageData>) {
  const t = useFormMessages();
  const [done, setDone] = useState(outcome === 'subscribed');
  return (
    <>
      <PageHeading title={t('newsletterTitle')} lead={t('newsletterLead')} />
      <div className={css.outcome}>
        {done && (
          <Notice tone="success" title={t('newsletterDone')}>
            {t('newsletterNext')}
          </Notice>
        )}
        {!done && outcome !== 'none' && outcome !== 'subscribed' && (
          <Notice tone="error" title={t('newsletterFailed')}>
            {t(`newsletterPage_${outcome}`)}
          </Notice>
        )}
        {!done && proof && (
          <NewsletterForm locale={locale} at="boletin" proof={proof} onDone={() => setDone(true)} />
        )}
        {!done && !proof && (
          <p>
            <a href="#newsletter">{t('newsletterGoToForm')}</a>
          </p>
        )}
      </div>
    </>
  );
}
