import { useState } from 'react';
import type { LoadContext, ScreenProps, SentForm } from '@eldorado/remote';
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
  /** Of a message that the browser sent by itself. */
  reference: string | null;
  /** Such a message that was not taken. */
  refused: SentForm | null;
}

const referenceShape = /^ED-[A-Z0-9-]{4,20}$/;

export async function load(context: LoadContext): Promise<ContactData> {
  const reference = context.url.searchParams.get('reference') ?? '';
  return {
    article: await loadArticle({ articles, pages }, context),
    reference: referenceShape.test(reference) ? reference : null,
    refused: context.sent ?? null,
  };
}

export const staticData = ['article'] as const;

/** What is wrong is given the focus, and an outcome offers another message: that takes code at once. */
export const sleeps = ({ reference, refused }: ContactData): boolean =>
  reference === null && refused === null;

export function Screen({ data, title, locale }: ScreenProps<ContactData>) {
  const t = useFormMessages();
  const { reference, refused } = data;
  const [sent, setSent] = useState<SentMessage | null>(reference === null ? null : { reference });
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
        <ContactForm locale={locale} heading={heading} refused={refused} onSent={setSent} />
      )}
      <LazyArticle article={data.article} title={title} />
    </div>
  );
}
