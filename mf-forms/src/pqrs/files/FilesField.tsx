import { acceptedFiles, mostFileBytes } from '@eldorado/rules/pqrs-files';
import { FileField } from '@eldorado/ui/file';
import { FileList } from './FileList.tsx';
import type { FileTexts } from './texts/es.ts';
import type { Uploads } from './useUploads.ts';

/**
 * The field of photos and documents, with the rules that the API has too, and the files below it. Each is sent as soon as it
 * is chosen; without the page's code they go with the form.
 * @param removesByForm the form that it stands in takes a file away when it is posted with `remove`.
 */
export function FilesField(props: { texts: FileTexts; uploads: Uploads; removesByForm?: boolean }) {
  const { texts, uploads, removesByForm = false } = props;
  const named = (text: string) => (name: string) => text.replace('{name}', () => name);
  return (
    <div>
      <FileField
        label={texts.label}
        name="files"
        accept={acceptedFiles}
        maxBytes={mostFileBytes}
        multiple
        optional
        hint={texts.hint}
        buttonLabel={texts.choose}
        removeLabel={named(texts.remove)}
        tooBigText={named(texts.refusals['file-too-large'])}
        wrongTypeText={named(texts.refusals['file-type'])}
        onTake={uploads.add}
      />
      <FileList
        texts={texts}
        files={uploads.files}
        removesByForm={removesByForm}
        onRemove={(file) => void uploads.remove(file)}
      />
    </div>
  );
}
