import { classNames } from '@eldorado/ui';
import { useHomeScene } from './useHomeScene.ts';
import styles from './homeScene.module.css';

/** The Sabana behind the home page's heading, at Bogotá's hour and under Bogotá's sky. */
export function HomeScene() {
  const { hour, sky } = useHomeScene();
  return (
    <div aria-hidden="true" className={styles.scene}>
      <div className={classNames(styles.layer, styles[hour])} />
      {sky && <div className={classNames(styles.layer, styles[sky], styles[`${hour}Sky`])} />}
    </div>
  );
}
