import styles from './gallery.module.css';

/** The sun over Monserrate and a plane's way, as on the site's home page. */
export function Scene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 560 280"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <circle cx="392" cy="150" r="150" className={styles.halo} />
      <circle cx="392" cy="150" r="96" className={styles.sun} />
      <path
        className={styles.hills}
        d="M60 280L176 178l52 38 84-92 44 52 34-28 58 76 46-40 66 58V280z"
      />
      <path
        className={styles.fields}
        d="M-340 280c140-2 230-6 340-18 120-40 260-30 360-8s150 6 200-12V280z"
      />
      <path className={styles.flight} d="M120 120C220 96 330 66 452 46" />
      <g transform="translate(456 12) rotate(-8) scale(2.3)">
        <path
          className={styles.plane}
          d="M14.639 10.258l4.83-1.294a2 2 0 1 1 1.035 3.863l-14.489 3.883l-4.45-5.02l2.897-.776l2.45 1.414l2.897-.776l-3.743-6.244l2.898-.777z"
        />
      </g>
    </svg>
  );
}
