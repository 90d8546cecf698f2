import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { Notice, PageHeading } from '@eldorado/ui';
import { useFormMessages } from '../messages.ts';
import css from './newsletterPage.module.css';

/** What became of a sign-up that the browser posted by itself; `none` when somebody just comes by. */
export type Outcome = 'subscribed' | 'invalid' | 'tooMany' | 'failed' | 'none';

const outcomes: Readonly<Record<string, Outcome>> = {
  subscribed: 'subscribed',
  'newsletter-invalid': 'invalid',
  'too-many-requests': 'tooMany',
};

export function load({ url }: Pick<LoadContext, 'url'>): Promise<Outcome> {
  const outcome = url.searchParams.get('newsletter');
  return Promise.resolve(outcome === null ? 'none' : (outcomes[outcome] ?? 'failed'));
}

/** Where the footer's form leads without JavaScript: it shows the outcome and the next step. */
export function Screen({ data }: ScreenProps<Outcome>) {
  const t = useFormMessages();
  return (
    <>
      <PageHeading title={t('newsletterTitle')} lead={t('newsletterLead')} />
      <div className={css.outcome}>
        {data === 'subscribed' && (
          <Notice tone="success" title={t('newsletterDone')}>
            {t('newsletterNext')}
          </Notice>
        )}
        {(data === 'invalid' || data === 'tooMany' || data === 'failed') && (
          <Notice tone="error" title={t('newsletterFailed')}>
            {t(`newsletterPage_${data}`)}
          </Notice>
        )}
        {data !== 'subscribed' && (
          <p>
            <a href="#newsletter">{t('newsletterGoToForm')}</a>
          </p>
        )}
      </div>
    </>
  );
}
