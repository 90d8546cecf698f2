import type { ReactNode } from 'react';
import { useLocale } from '@eldorado/i18n';
import { sizeText } from '@eldorado/ui/file-rules';
import css from './files.module.css';

interface NamedFile {
  id: string;
  name: string;
  size: number;
}

/** Names and sizes of files. @param children what stands where there are none; @param note beside a file. */
export function FileNames<F extends NamedFile>(props: {
  files: readonly F[];
  note?: (file: F) => string | null;
  children?: ReactNode;
}) {
  const locale = useLocale();
  if (props.files.length === 0) return <p className={css.names}>{props.children}</p>;
  return (
    <ul className={css.names}>
      {props.files.map((file) => (
        <li key={file.id}>
          {file.name}{' '}
          <span className={css.size}>
            {[sizeText(file.size, locale), props.note?.(file)].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
