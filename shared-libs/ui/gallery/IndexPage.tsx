import { Code } from '../src/tag/Code.tsx';
import type { PageGroup } from './groups.ts';
import { Scene } from './Scene.tsx';
import styles from './gallery.module.css';

/** The board at the entrance: every component, its sign and what it is for. */
export function IndexPage({ groups, query }: { groups: readonly PageGroup[]; query: string }) {
  const pages = groups.flatMap((group) => group.pages);
  const examples = pages.reduce((sum, { page }) => sum + page.examples.length, 0);
  return (
    <>
      <div className={styles.hero}>
        <Scene />
        <div className={styles.heroWords}>
          <h1>The signs of El&nbsp;Dorado</h1>
          <p>
            An airport already has a language: black on yellow, large codes, one thing at a time.
            The site speaks it with {pages.length} pages of parts and {examples} examples of them,
            each live, in two themes and four languages.
          </p>
        </div>
      </div>
      {groups.map((group) => (
        <section key={group.letter} className={styles.board}>
          <h2 className={styles.boardTitle}>
            <span className={styles.letter}>{group.letter}</span>
            {group.title}
          </h2>
          <ul>
            {group.pages.map(({ page, sign }) => (
              <li key={page.name}>
                <Code className={styles.boardSign}>{sign}</Code>
                <div>
                  <a href={`/${page.name}${query}`}>{page.title}</a>
                  <p>{page.when}</p>
                </div>
                <span className={styles.count}>
                  {page.examples.length} {page.examples.length === 1 ? 'example' : 'examples'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
