import type { GalleryPage } from '../../src/examples/galleryPage.ts';
import styles from './foundations.module.css';

export const gallery: GalleryPage = {
  name: 'shape',
  title: 'Space and shape',
  when: 'Spaces are steps of 4 px. Corners say what a thing is: 8 px for tags and signs, 12 px for what is pressed or filled in, 18 px for cards.',
  whenNot:
    'The shadow is only for what floats over the page or is about to be pressed. A card at rest has a hairline instead.',
  examples: [
    {
      name: 'spaces',
      title: 'Spaces',
      render: () => (
        <dl className={styles.spaces}>
          {Array.from({ length: 12 }, (_, index) => (
            <div key={index} className={styles.space}>
              <dt>--space-{index + 1}</dt>
              <dd>
                <svg width={(index + 1) * 4} aria-hidden="true">
                  <rect width="100%" height="100%" fill="var(--gold)" />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      ),
    },
    {
      name: 'corners',
      title: 'Corners and the shadow',
      render: () => (
        <ul className={styles.shapes}>
          <li className={styles.radiusTag}>--radius-tag</li>
          <li className={styles.radiusControl}>--radius-control</li>
          <li className={styles.radiusCard}>--radius-card</li>
          <li className={styles.floating}>--shadow</li>
        </ul>
      ),
    },
  ],
};
