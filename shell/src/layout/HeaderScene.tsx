import type { HeaderBackground } from '@eldorado/remote';
import { classNames } from '@eldorado/ui';
import { HomeScene } from './HomeScene.tsx';
import styles from './headerScene.module.css';

/** A landscape of the Sabana behind the page's heading, one for each section and a taller one at home. */
export function HeaderScene({ scene }: { scene: HeaderBackground | 'home' }) {
  if (scene === 'home') return <HomeScene />;
  if (scene === 'none') return null;
  return <div aria-hidden="true" className={classNames(styles.scene, styles[scene])} />;
}
