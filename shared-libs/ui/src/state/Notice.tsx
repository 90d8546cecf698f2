import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { alertIcon, checkIcon, infoIcon } from '../icon/icons.ts';
import styles from './state.module.css';

export type NoticeTone = 'info' | 'warning' | 'error' | 'success';

const icons = { info: infoIcon, warning: alertIcon, error: alertIcon, success: checkIcon } as const;

/** Something to know before going on. `role="status"` or `"alert"` only for what appears while one is there. */
export function Notice(props: {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  role?: 'status' | 'alert' | undefined;
  id?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <div
      id={props.id}
      role={props.role}
      className={classNames(styles.notice, styles[props.tone], props.className)}
    >
      <Icon icon={icons[props.tone]} className={styles.mark} />
      <div className={styles.words}>
        {props.title && <p className={styles.noticeTitle}>{props.title}</p>}
        {props.children && <div>{props.children}</div>}
      </div>
    </div>
  );
}
