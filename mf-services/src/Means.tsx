import { Icon, type Pictogram } from '@eldorado/ui';
import css from './means.module.css';

/** How a way is gone, as a picture beside its words. */
export function Means({ icon }: { icon: Pictogram }) {
  return (
    <span className={css.pictogram}>
      <Icon icon={icon} />
    </span>
  );
}
