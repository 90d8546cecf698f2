import { useState, type ReactNode } from 'react';
import { Button, ErrorSummary, Link, useHydrated } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { fieldsOf, stepAddress, type DraftFaults, type DraftField } from './draft.ts';
import styles from './booking.module.css';

interface StepFormProps {
  step: 'trip' | 'details';
  title: ReactNode;
  /** What is wrong with the draft now. */
  faults: DraftFaults;
  /** What the API refused when the draft was sent. */
  refused: DraftFaults;
  faultText: (field: DraftField, fault: string | undefined) => ReactNode;
  onNext: () => void;
  /** The fields, with the faults to show. */
  children: (shown: DraftFaults) => ReactNode;
}

/** One step that asks: checked when it is left, its faults in a summary above its title. */
export function StepForm(props: StepFormProps) {
  const { step, faults, refused, faultText, onNext, children } = props;
  const t = useTaxiMessages();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(refused);
  const [attempt, setAttempt] = useState(0);
  // A fault that was corrected since is gone; what the API refused stays until it is sent again.
  const standing = { ...refused, ...faults };
  const wrong = fieldsOf[step].filter((field) => shown[field] && standing[field]);
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setShown(faults);
        setAttempt(attempt + 1);
        if (Object.keys(faults).length === 0) onNext();
      }}
    >
      {wrong.length > 0 && (
        <ErrorSummary
          key={attempt}
          title={t('error.title')}
          errors={wrong.map((id) => ({ id, message: faultText(id, shown[id]) }))}
        />
      )}
      <h2 className={styles.title}>{props.title}</h2>
      {children(Object.fromEntries(wrong.map((field) => [field, shown[field]])))}
      <div className={styles.actions}>
        <Button type="submit" disabled={!hydrated}>
          {t('book.next')}
        </Button>
        {step === 'details' && <Link to={stepAddress('trip')}>{t('book.back')}</Link>}
      </div>
    </form>
  );
}
