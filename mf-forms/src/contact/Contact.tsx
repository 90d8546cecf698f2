import { useState } from 'react';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import type { ArticleData } from '@eldorado/remote/article';
import { LazyArticle, loadArticle } from '@eldorado/remote/lazy-article';
import { PageHeading } from '@eldorado/ui';
import { articles, pages } from '../../content/collection.yaml';
import { useFormMessages } from '../messages.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactSent, type SentMessage } from './ContactSent.tsx';
import css from './contact.module.css';

export interface ContactData {
  article: ArticleData;
}

export const load = async (context: LoadContext): Promise<ContactData> => ({
  article: await loadArticle({ articles, pages }, context),
});

export const staticData = ['article'] as const;

export function Screen({ data, title, locale }: ScreenProps<ContactData>) {
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
      <LazyArticle article={data.article} title={title} />
    </div>
  );
}
