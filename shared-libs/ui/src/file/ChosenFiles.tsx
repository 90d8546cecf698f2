import { Icon } from '@eldorado/ui';
import { useLocale } from '@eldorado/i18n';
import { documentIcon } from '../icon/icons.ts';
import { sizeText } from './fileRules.ts';
import { RemoveButton } from './RemoveButton.tsx';
import styles from './file.module.css';

/** The files of a field, each with a button that takes it out again. */
export function ChosenFiles(props: {
  files: readonly File[];
  removeLabel: (name: string) => string;
  onRemove: (file: File) => void;
}) {
  const locale = useLocale();
  if (props.files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {props.files.map((file, place) => (
        <li key={place} className={styles.file}>
          <Icon icon={documentIcon} className={styles.icon} />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{sizeText(file.size, locale)}</span>
          <RemoveButton
            aria-label={props.removeLabel(file.name)}
            onClick={() => props.onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}
