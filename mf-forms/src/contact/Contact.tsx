import { useState } from 'react';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { ArticleBody, loadArticle, type ArticleData } from '@eldorado/remote/article';
import { PageHeading } from '@eldorado/ui';
import { articles, pages } from '../../content/collection.yaml';
import { useFormMessages } from '../messages.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactSent, type SentMessage } from './ContactSent.tsx';
import css from './contact.module.css';

export const load = (context: LoadContext): Promise<ArticleData> =>
  loadArticle({ articles, pages }, context);

export function Screen({ data, title, locale }: ScreenProps<ArticleData>) {
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
      <ArticleBody {...data} title={title} />
    </div>
  );
}
