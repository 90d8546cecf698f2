import { useState } from 'react';
import type { WidgetProps } from '@eldorado/remote';
import { useFormMessages } from '../messages.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { NewsletterDone } from './NewsletterDone.tsx';
import css from './newsletter.module.css';

/** `mf-forms/newsletter`: the sign-up in the footer of every page, on its dark surface. */
export function Widget({ locale }: WidgetProps) {
  const t = useFormMessages();
  const [done, setDone] = useState(false);
  return (
    <section id="newsletter" className={css.newsletter} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className={css.title}>
        {t('newsletterTitle')}
      </h2>
      {done ? <NewsletterDone /> : <NewsletterForm locale={locale} onDone={() => setDone(true)} />}
    </section>
  );
}
