import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { useHydrated } from '../useHydrated.ts';
import styles from './form.module.css';

export interface FieldFault {
  /** Id of the field it leads to. */
  id: string;
  /** The same words as beside the field. */
  message: ReactNode;
}

/**
 * What is wrong with a form, above it. It takes the focus when it appears; give it a new `key` at each
 * submit so that it does so again.
 */
export function ErrorSummary(props: {
  title: ReactNode;
  errors: readonly FieldFault[];
  className?: string | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [cameWithPage] = useState(!useHydrated());
  useEffect(() => {
    // Who read it before the page was live may be in a field by now.
    const isElsewhere = cameWithPage && document.activeElement !== document.body;
    if (!isElsewhere) box.current?.focus();
  }, [cameWithPage]);
  // A jump within the page scrolls to the field but not every browser focuses it.
  const focusField = (event: MouseEvent, id: string) => {
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      // Of the server's page, without JavaScript: browsers focus it when it has come.
      autoFocus
      suppressHydrationWarning
      role="alert"
      className={classNames(styles.summary, props.className)}
    >
      <h2 className={styles.summaryTitle}>{props.title}</h2>
      <ul>
        {props.errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
