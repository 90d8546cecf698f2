import type { ReactNode } from 'react';
import { useLocale } from '@eldorado/i18n';
import { Button, type ButtonVariant } from '@eldorado/ui';
import type { VisitData } from './visitData.ts';
import styles from './visit.module.css';

interface VisitFormProps {
  data: VisitData;
  /** What the API does with it. */
  action: string;
  /** What else it is about, without being asked. */
  hidden?: Readonly<Record<string, string>>;
  submit: ReactNode;
  variant?: ButtonVariant | undefined;
  /** What it asks; without, it is a button. */
  children?: ReactNode;
}

/** A form that the browser posts to the API, which leads to the page that goes on. */
export function VisitForm(props: VisitFormProps) {
  const { data, action, hidden = {}, submit, variant, children } = props;
  const locale = useLocale();
  const sent = { ...hidden, action, locale, ...(data.token !== null && { visit: data.token }) };
  return (
    <form
      method="post"
      action="/api/v2/taxi-imperial/visits"
      noValidate
      className={children ? styles.form : undefined}
    >
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div>
        <Button type="submit" variant={variant}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
