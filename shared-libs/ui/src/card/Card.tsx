import type { ElementType, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import type { Pictogram } from '../icon/icons.ts';
import { Link } from '../link/Link.tsx';
import styles from './card.module.css';

export interface CardProps {
  /** The element it is: `div`, `li`, `article`, `section`. */
  as?: ElementType | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Where it leads; then the title is the link and the whole card can be pressed. */
  to?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A thing among its like. Titles are second-level headings; a card without one has its own inside. */
export function Card({ as: Element = 'div', title, children, to, id, className }: CardProps) {
  return (
    <Element
      id={id}
      className={classNames(styles.card, to !== undefined && styles.pressable, className)}
    >
      {title !== undefined && (
        <h2 className={styles.title}>
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className={styles.whole}>
              {title}
            </Link>
          )}
        </h2>
      )}
      {children}
    </Element>
  );
}

/** Cards side by side, as many as fit. */
export function CardGrid({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return <div className={classNames(styles.grid, className)}>{children}</div>;
}

/** One destination: a pictogram, its name, and what one finds there. */
export function IconCard(props: {
  to: string;
  icon: Pictogram;
  title: ReactNode;
  text?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <Link
      to={props.to}
      className={classNames(styles.card, styles.pressable, styles.iconCard, props.className)}
    >
      <span className={styles.pictogram}>
        <Icon icon={props.icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{props.title}</span>
        {props.text && <span className={styles.text}>{props.text}</span>}
      </span>
    </Link>
  );
}
