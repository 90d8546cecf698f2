import type { HeaderBackground } from '@eldorado/remote';
import { classNames } from '@eldorado/ui';
import { HomeScene } from '../home/HomeScene.tsx';
import styles from './headerScene.module.css';

/** A landscape of the Sabana above the page's heading, one for each section, a taller one at home, a strip where it is slim. */
export function HeaderScene(props: { scene: HeaderBackground | 'home'; slim: boolean }) {
  const { scene, slim } = props;
  if (scene === 'home') return <HomeScene />;
  if (scene === 'none') return null;
  return (
    <div
      aria-hidden="true"
      className={classNames(styles.scene, styles[scene], slim && styles.slim)}
    />
  );
}
