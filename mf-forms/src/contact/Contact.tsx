import { useState } from 'react';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import type { Translated } from '@eldorado/i18n';
import { Article, PageHeading, type ArticleContent } from '@eldorado/ui';
import { useFormMessages } from '../messages.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactSent, type SentMessage } from './ContactSent.tsx';
import { answerTermsSources } from './sources.ts';
import css from './contact.module.css';

const contents: Translated<() => Promise<{ default: ArticleContent }>> = {
  es: () => import(/* webpackChunkName: "content-es" */ './content/es.ts'),
  en: () => import(/* webpackChunkName: "content-en" */ './content/en.ts'),
  fr: () => import(/* webpackChunkName: "content-fr" */ './content/fr.ts'),
  pt: () => import(/* webpackChunkName: "content-pt" */ './content/pt.ts'),
};

export async function load({ locale }: LoadContext): Promise<ArticleContent> {
  return (await contents[locale]()).default;
}

export function Screen({ data, locale }: ScreenProps<ArticleContent>) {
  const t = useFormMessages();
  const [sent, setSent] = useState<SentMessage | null>(null);
  const heading = <PageHeading title={t('contactTitle')} lead={t('contactLead')} />;
  return (
    <div className={css.page}>
      {sent ? (
        <div>
          {heading}
          <ContactSent
            message={sent}
            onAnother={() => {
              setSent(null);
            }}
          />
        </div>
      ) : (
        <ContactForm locale={locale} heading={heading} onSent={setSent} />
      )}
      <Article content={data} sources={answerTermsSources} />
    </div>
  );
}
