import type { ReactNode } from 'react';
import styles from './footer.module.css';

/**
 * A group of links: a column under its heading, on a phone a name that opens it. Both are in the HTML, since only the
 * style sheet knows which one the screen shows.
 * @param props.children list items.
 */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <details>
        <summary>{title}</summary>
        <ul>{children}</ul>
      </details>
    </section>
  );
}
