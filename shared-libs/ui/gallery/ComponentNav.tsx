import type { PageGroup } from './groups.ts';
import styles from './gallery.module.css';

/** All components, beside the page; a phone has the list at `/` instead. */
export function ComponentNav(props: {
  groups: readonly PageGroup[];
  query: string;
  current: string | null;
}) {
  return (
    <nav aria-label="Components" className={styles.nav}>
      {props.groups.map((group) => (
        <div key={group.letter}>
          <p className={styles.navGroup}>
            <span className={styles.letter}>{group.letter}</span>
            {group.title}
          </p>
          <ul>
            {group.pages.map(({ page, sign }) => (
              <li key={page.name}>
                <a
                  href={`/${page.name}${props.query}`}
                  aria-current={page.name === props.current ? 'page' : undefined}
                >
                  <span className={styles.navSign}>{sign}</span>
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
