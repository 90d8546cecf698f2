import styles from './foundations.module.css';

/** Colours by token, each with what it is for. They are SVG attributes: the site's policy forbids inline styles. */
export function Swatches({ tokens }: { tokens: Readonly<Record<string, string>> }) {
  return (
    <ul className={styles.swatches}>
      {Object.entries(tokens).map(([token, use]) => (
        <li key={token} className={styles.swatch}>
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(--${token})`} />
          </svg>
          <p>
            <span className={styles.token}>--{token}</span>
            {use}
          </p>
        </li>
      ))}
    </ul>
  );
}
