import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './figure.module.css';

/** How much of a whole is used or left, as a bar. */
export function Meter(props: {
  label: ReactNode;
  value: number;
  max: number;
  /** The same in words, read instead of a percentage. */
  text?: string | undefined;
  className?: string | undefined;
}) {
  const id = useId();
  return (
    <div className={classNames(styles.meter, props.className)}>
      <label htmlFor={id} className={styles.label}>
        {props.label}
      </label>
      <meter id={id} value={props.value} min={0} max={props.max} aria-valuetext={props.text}>
        {props.text ?? `${props.value} / ${props.max}`}
      </meter>
    </div>
  );
}
