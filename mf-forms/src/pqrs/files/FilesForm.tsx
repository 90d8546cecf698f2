import { useLocale } from '@eldorado/i18n';
import { pqrsPath, previousPqrsStep } from '@eldorado/rules/pqrs';
import { Button, ErrorSummary, Link, PageHeading, useHydrated } from '@eldorado/ui';
import type { PqrsData } from '../pqrsData.ts';
import { HeldNotice } from '../post/HeldNotice.tsx';
import { Problem } from '../steps/Problem.tsx';
import { Progress } from '../steps/Progress.tsx';
import { stepTitle } from '../pqrsText.ts';
import { useHeldForm } from '../post/useHeldForm.ts';
import { refusalText } from './fileText.ts';
import { FilesField } from './FilesField.tsx';
import type { FileTexts } from './texts/es.ts';
import { useUploads } from './useUploads.ts';
import files from './files.module.css';
import css from '../pqrs.module.css';

export interface FilesData extends PqrsData {
  fileTexts: FileTexts;
}

/** Takes photos and documents: with the page's own post, or, once its code runs, each as soon as it is chosen. */
export function FilesForm({ data, draft }: { data: FilesData; draft: string }) {
  const { texts, fileTexts, answers, toReview } = data;
  const locale = useLocale();
  const hydrated = useHydrated();
  const uploads = useUploads({ draft }, data.files);
  const { busy, held, onSubmit } = useHeldForm(uploads.underWay);
  const before = previousPqrsStep(answers, 'files');
  // What the page's own post could not take.
  const refused = data.files.flatMap(
    ({ refusal, name }) => refusalText(fileTexts, refusal ?? '', name) ?? [],
  );
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
      <form
        className={css.form}
        method="post"
        action="/api/v2/case-file-forms"
        encType="multipart/form-data"
        aria-busy={busy}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="draft" value={draft} />
        {toReview && <input type="hidden" name="then" value="review" />}
        <FilesField texts={fileTexts} uploads={uploads} removesByForm />
        <HeldNotice held={held} files={fileTexts.stillSending} offline={texts.offline} />
        <div className={css.actions}>
          <Button type="submit" busy={hydrated && busy}>
            {busy ? texts.sending : texts.next}
          </Button>
          {!hydrated && (
            <Button
              type="submit"
              variant="secondary"
              name="add"
              value="1"
              className={files.withoutScript}
            >
              {fileTexts.add}
            </Button>
          )}
          {before && <Link to={`${pqrsPath(before)}?draft=${draft}`}>{texts.back}</Link>}
        </div>
      </form>
    </div>
  );
}
