import { useState, type FormEvent } from 'react';
import { useLocale } from '@eldorado/i18n';
import { pqrsPath, previousPqrsStep } from '@eldorado/rules/pqrs';
import { acceptedFiles, mostFileBytes } from '@eldorado/rules/pqrs-files';
import { Button, ErrorSummary, Link, Notice, PageHeading, useHydrated } from '@eldorado/ui';
import { FileField } from '@eldorado/ui/file';
import type { PqrsData } from '../pqrsData.ts';
import { Problem } from '../Problem.tsx';
import { Progress } from '../Progress.tsx';
import { stepTitle } from '../pqrsText.ts';
import { useBusy } from '../useBusy.ts';
import { refusalText } from './fileText.ts';
import { FileList } from './FileList.tsx';
import type { FileTexts } from './texts/es.ts';
import { useUploads } from './useUploads.ts';
import css from '../pqrs.module.css';

export interface FilesData extends PqrsData {
  fileTexts: FileTexts;
}

/** Takes photos and documents: with the page's own post, or, once its code runs, each as soon as it is chosen. */
export function FilesForm({ data, draft }: { data: FilesData; draft: string }) {
  const { texts, fileTexts, answers, toReview } = data;
  const locale = useLocale();
  const hydrated = useHydrated();
  const [busy, setBusy] = useBusy();
  const [tooEarly, setTooEarly] = useState(0);
  const { files, add, remove } = useUploads(draft, data.files);
  const before = previousPqrsStep(answers, 'files');
  const named = (text: string) => (name: string) => text.replace('{name}', () => name);
  // What the page's own post could not take.
  const refused = data.files.flatMap(
    ({ refusal, name }) => refusalText(fileTexts, refusal ?? '', name) ?? [],
  );
  const underWay = files.some(({ state }) => state === 'sending' || state === 'waiting');

  function submit(event: FormEvent) {
    if (busy || underWay) event.preventDefault();
    if (underWay) setTooEarly(tooEarly + 1);
    else setBusy(true);
  }

  return (
    <div className={css.step}>
      {refused.length > 0 && (
        <ErrorSummary
          title={fileTexts.refusedTitle}
          errors={refused.map((message) => ({ id: 'files', message }))}
        />
      )}
      <PageHeading title={stepTitle(texts, 'files', answers)} lead={fileTexts.lead} />
      <Progress data={data} />
      <Problem data={data} problem={data.problem} onWait={null} />
      {tooEarly > 0 && underWay && (
        <Notice key={tooEarly} tone="warning" role="alert">
          {fileTexts.stillSending}
        </Notice>
      )}
      <form
        className={css.form}
        method="post"
        action="/api/v2/case-file-forms"
        encType="multipart/form-data"
        aria-busy={busy}
        onSubmit={submit}
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="draft" value={draft} />
        {toReview && <input type="hidden" name="then" value="review" />}
        <div>
          <FileField
            label={fileTexts.label}
            name="files"
            accept={acceptedFiles}
            maxBytes={mostFileBytes}
            multiple
            optional
            hint={fileTexts.hint}
            buttonLabel={fileTexts.choose}
            removeLabel={named(fileTexts.remove)}
            tooBigText={named(fileTexts.refusals['file-too-large'])}
            wrongTypeText={named(fileTexts.refusals['file-type'])}
            onTake={add}
          />
          <FileList texts={fileTexts} files={files} onRemove={(file) => void remove(file)} />
        </div>
        <div className={css.actions}>
          <Button type="submit" busy={hydrated && busy}>
            {busy ? texts.sending : texts.next}
          </Button>
          {!hydrated && (
            <Button type="submit" variant="secondary" name="add" value="1">
              {fileTexts.add}
            </Button>
          )}
          {before && <Link to={`${pqrsPath(before)}?draft=${draft}`}>{texts.back}</Link>}
        </div>
      </form>
    </div>
  );
}
