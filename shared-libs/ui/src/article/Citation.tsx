import styles from './article.module.css';

/** A mark that leads to a source in the list at the end; nothing without a number. */
export function Citation({ number }: { number: number | undefined }) {
  if (!number) return null;
  return (
    <a className={styles.citation} href={`#source-${number}`}>
      [{number}]
    </a>
  );
}
