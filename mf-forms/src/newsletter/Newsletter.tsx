import { useState } from 'react';
import type { WidgetProps } from '@eldorado/remote';
import { useFormMessages } from '../messages.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { NewsletterDone } from './NewsletterDone.tsx';
import css from './newsletter.module.css';

/** `mf-forms/newsletter`: the sign-up in the footer of every page, on its dark surface. */
export function Widget({ locale }: WidgetProps) {
  const t = useFormMessages();
  const [email, setEmail] = useState<string | null>(null);
  return (
    <section id="newsletter" className={css.newsletter} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className={css.title}>
        {t('newsletterTitle')}
      </h2>
      {email === null ? (
        <NewsletterForm locale={locale} onDone={setEmail} />
      ) : (
        <NewsletterDone email={email} />
      )}
    </section>
  );
}
