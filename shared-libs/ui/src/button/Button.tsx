import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../classNames.ts';
import { Link, type LinkProps } from '../link/Link.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

const looks = (variant: ButtonVariant, className: string | undefined) =>
  classNames(styles.button, styles[variant], className);

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** One primary button a view; `secondary` beside it; `quiet` for what rarely matters. */
  variant?: ButtonVariant | undefined;
  /** Its work is under way: it stays focusable and does nothing. */
  busy?: boolean | undefined;
}

/** A button that acts on this page. What leads elsewhere is a `ButtonLink`. */
export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would lose the focus; this one only does not submit twice.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={looks(variant, className)}
      onClick={click}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button: the next step of a page. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: LinkProps & { variant?: ButtonVariant | undefined }) {
  return <Link {...rest} className={looks(variant, className)} />;
}
