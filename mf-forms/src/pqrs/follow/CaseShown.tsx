import { formatDay, useLocale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import { ErrorSummary, Notice, PageHeading } from '@eldorado/ui';
import { FileNames } from '../files/FileNames.tsx';
import { refusalText } from '../files/fileText.ts';
import { fill } from '../pqrsText.ts';
import { CaseHistory } from './CaseHistory.tsx';
import { isClosed } from './isClosed.ts';
import { isAboutTime, problemText } from './problemText.ts';
import { MoreTime } from './MoreTime.tsx';
import type { FollowData } from './followData.ts';
import { SenderForms } from './SenderForms.tsx';
import type { FollowTexts } from './texts/es.ts';
import css from '../pqrs.module.css';

interface CaseShownProps {
  data: FollowData;
  shown: components['schemas']['FollowedCase'];
  link: string;
}

/** How far a case is, its whole history, and what its sender may do now. */
export function CaseShown({ data, shown, link }: CaseShownProps) {
  const { texts, fileTexts, done, problem } = data;
  const locale = useLocale();
  const { number, state, dueDay, extended, forwardedTo, comment, files } = shown;
  // Of a message whose words were taken, but not a file with it.
  const refused = problem === null ? null : refusalText(fileTexts, problem, fileTexts.aFile);
  const noTime = problem !== null && isAboutTime(problem);
  return (
    <div className={css.step}>
      {refused !== null && (
        <ErrorSummary title={texts.errorTitle} errors={[{ id: 'files', message: refused }]} />
      )}
      <PageHeading
        title={
          <>
            {texts.heading} <span className={css.whole}>{number}</span>
          </>
        }
        lead={fill(stateText(texts, state), { to: forwardedTo ?? '' })}
      />
      {done !== null && (
        <Notice tone="success" role="status" className={css.notice}>
          {doneText(texts, done)}
        </Notice>
      )}
      {shown.unreached && (
        <Notice tone="warning" className={css.notice}>
          {texts.unreached}
        </Notice>
      )}
      {noTime && (
        <Notice tone="warning" role="alert" className={css.notice}>
          {problemText(texts, problem)}
        </Notice>
      )}
      {state === 'waiting' && <MoreTime {...{ texts, shown, link }} />}
      {state !== 'waiting' && !isClosed(state) && (
        <p>
          {fill(texts.due, { day: formatDay(dueDay, locale) })}
          {extended && ` ${texts.extendedNote}`}
        </p>
      )}
      <CaseHistory texts={texts} shown={shown} />
      <SenderForms
        {...{ texts, fileTexts, shown, link }}
        problem={refused === null && !noTime ? problem : null}
      />
      <section className={css.answers} aria-labelledby="yours">
        <h2 id="yours">{texts.yours}</h2>
        <p className={css.comment}>{comment}</p>
      </section>
      {files.length > 0 && (
        <section className={css.answers} aria-labelledby="files-sent">
          <h2 id="files-sent">{fileTexts.list}</h2>
          <FileNames
            files={files}
            note={({ source }) => (source === 'office' ? fileTexts.fromOffice : null)}
          />
        </section>
      )}
    </div>
  );
}

const stateText = (texts: FollowTexts, state: CaseShownProps['shown']['state']) =>
  ({
    received: texts.stateReceived,
    taken: texts.stateTaken,
    waiting: texts.stateWaiting,
    forwarded: texts.stateForwarded,
    answered: texts.stateAnswered,
    withdrawn: texts.stateWithdrawn,
  })[state];

const doneTexts = {
  rate: 'rateDone',
  reopen: 'reopenDone',
  'more-time': 'moreTimeDone',
  inform: 'informDone',
} as const satisfies Record<string, keyof FollowTexts>;
const doneText = (texts: FollowTexts, done: string) =>
  texts[doneTexts[done as keyof typeof doneTexts] ?? 'informDone'];
