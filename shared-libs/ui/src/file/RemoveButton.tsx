import type { ComponentProps } from 'react';
import { Icon } from '@eldorado/ui';
import { closeIcon } from '../icon/icons.ts';
import styles from './file.module.css';

/** Takes a file out of a list. @param props those of a button, with a label that names the file. */
export function RemoveButton(
  props: Omit<ComponentProps<'button'>, 'children' | 'className'> & { 'aria-label': string },
) {
  return (
    <button type="button" {...props} className={styles.remove}>
      <Icon icon={closeIcon} />
    </button>
  );
}
