import { useId, type ReactNode } from 'react';
import { Icon } from '@eldorado/ui';
import { classNames } from '../classNames.ts';
import { chevronDownIcon } from '../icon/icons.ts';
import styles from './accordion.module.css';

export interface AccordionItem {
  /** Also its id in the page, so that a link can point at it. */
  key: string;
  title: string;
  content: ReactNode;
  /** Open from the start. */
  open?: boolean | undefined;
}

/** Answers folded under their questions. The browser opens them: without a script, by a search in the page too. */
export function Accordion(props: {
  items: readonly AccordionItem[];
  /** Of the titles, one below the heading they stand under. */
  level: 2 | 3 | 4;
  /** Opening one closes the others. */
  single?: boolean | undefined;
  className?: string | undefined;
}) {
  const Heading = `h${props.level}` as const;
  const group = useId();
  return (
    <div className={classNames(styles.accordion, props.className)}>
      {props.items.map(({ key, title, content, open }) => (
        <details key={key} id={key} open={open} {...(props.single && { name: group })}>
          <summary>
            <Heading>{title}</Heading>
            <Icon icon={chevronDownIcon} className={styles.chevron} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
