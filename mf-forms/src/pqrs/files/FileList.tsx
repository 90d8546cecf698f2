import { useLocale } from '@eldorado/i18n';
import { FieldError, Icon, useHydrated, VisuallyHidden } from '@eldorado/ui';
import { RemoveButton } from '@eldorado/ui/file';
import { sizeText } from '@eldorado/ui/file-rules';
import { documentIcon } from '@eldorado/ui/icons';
import { refusalText } from './fileText.ts';
import { Thumbnail } from './Thumbnail.tsx';
import type { FileTexts } from './texts/es.ts';
import type { ShownFile } from './useUploads.ts';
import css from './files.module.css';

interface FileListProps {
  texts: FileTexts;
  files: readonly ShownFile[];
  /** Without the page's code its buttons work, by the form that it stands in. */
  removesByForm: boolean;
  onRemove: (file: ShownFile) => void;
}

/** The files of a form: how far each has come, why one is refused, and a button that takes it away. */
export function FileList({ texts, files, removesByForm, onRemove }: FileListProps) {
  const locale = useLocale();
  const hydrated = useHydrated();
  const kept = files.filter(({ state, isNew }) => state === 'kept' && isNew);
  return (
    <>
      {files.length > 0 && (
        <ul className={css.files} aria-label={texts.list}>
          {files.map((file) => (
            <li key={file.key} className={css.file}>
              {file.picture ? (
                <Thumbnail load={file.picture} />
              ) : (
                <Icon icon={documentIcon} className={css.picture} />
              )}
              <div className={css.words}>
                <span className={css.name}>{file.name}</span>{' '}
                <span className={css.size}>
                  {file.state === 'refused' && !file.isNew ? null : sizeText(file.size, locale)}
                </span>
                <State texts={texts} file={file} />
              </div>
              {(hydrated || removesByForm) && (
                <RemoveButton
                  type="submit"
                  name="remove"
                  value={file.key}
                  aria-label={texts.remove.replace('{name}', () => file.name)}
                  onClick={(event) => {
                    if (!hydrated) return;
                    event.preventDefault();
                    onRemove(file);
                    // The button that has the focus goes away.
                    document.getElementById('files')?.focus();
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={css.status}>
        <VisuallyHidden>
          {kept.map(({ name }) => texts.kept.replace('{name}', () => name)).join('. ')}
        </VisuallyHidden>
      </p>
    </>
  );
}

function State({ texts, file }: { texts: FileTexts; file: ShownFile }) {
  const { state, sent, size, name, refusal } = file;
  switch (state) {
    case 'open':
      return <p>{texts.open}</p>;
    case 'offline':
      return <p>{texts.waiting}</p>;
    case 'busy':
      return <p>{texts.busy}</p>;
    case 'refused':
      return (
        <FieldError id={undefined}>
          {refusalText(texts, refusal ?? '', name) ??
            texts.refusals['upload-broken'].replace('{name}', () => name)}
        </FieldError>
      );
    case 'sending': {
      const words =
        sent < size
          ? texts.sending.replace('{percent}', String(Math.floor((100 * sent) / size)))
          : texts.checking;
      return (
        <>
          <p>{words}</p>
          <progress value={sent} max={size} aria-label={name} className={css.progress} />
        </>
      );
    }
    case 'kept':
      return null;
  }
}
