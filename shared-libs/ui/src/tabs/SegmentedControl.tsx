import { classNames } from '@eldorado/ui';
import styles from './tabs.module.css';

export interface SegmentedOption {
  value: string;
  label: string;
}

/**
 * One of two to five short options, chosen at once: native radios, so the arrows choose and the form carries the
 * value. Views with an address of their own are `SegmentedLinks`.
 */
export function SegmentedControl(props: {
  label: string;
  /** Name in the submitted form. */
  name: string;
  options: readonly SegmentedOption[];
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}) {
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      className={classNames(styles.segments, props.className)}
    >
      {props.options.map(({ value, label }) => (
        <label key={value} className={styles.segment}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
