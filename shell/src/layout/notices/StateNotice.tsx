import type { ReactNode } from 'react';
import { Icon, type Pictogram } from '@eldorado/ui';
import { closeIcon } from '@eldorado/ui/icons';
import styles from './notices.module.css';

/** A sign about the state of the page. */
export function StateNotice(props: {
  icon: Pictogram;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  close?: { label: string; onClick: () => void };
}) {
  return (
    <div className={styles.notice}>
      <Icon icon={props.icon} className={styles.icon} />
      <p className={styles.words}>
        <strong className={styles.title}>{props.title}.</strong> {props.children}
      </p>
      {props.action && <div className={styles.action}>{props.action}</div>}
      {props.close && (
        <button
          type="button"
          aria-label={props.close.label}
          className={styles.close}
          onClick={props.close.onClick}
        >
          <Icon icon={closeIcon} />
        </button>
      )}
    </div>
  );
}
