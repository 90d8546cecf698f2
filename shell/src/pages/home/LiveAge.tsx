import { useNow } from '@eldorado/remote';
import { Age, classNames } from '@eldorado/ui';
import { usePageMessages } from '../messages.ts';
import styles from './now/now.module.css';

/** From this age on a live figure is not one of now: milliseconds. */
const staleAfter = 2 * 60_000;

/**
 * How old a figure is; it alone renders again as time goes by.
 * @param props.isLive it is one of now, and one of two minutes ago is said to be old.
 */
export function LiveAge(props: {
  instant: string;
  isLive?: boolean | undefined;
  className?: string | undefined;
}) {
  const t = usePageMessages();
  const now = useNow();
  const { instant, isLive = false } = props;
  const isStale = isLive && now.getTime() - Date.parse(instant) > staleAfter;
  return (
    <Age
      instant={instant}
      now={now}
      prefix={t(isStale ? 'updatedLongAgo' : 'updated')}
      className={classNames(props.className, isStale && styles.stale)}
    />
  );
}
