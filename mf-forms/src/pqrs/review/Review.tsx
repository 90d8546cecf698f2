import { useLocale } from '@eldorado/i18n';
import { pqrsFieldsOf, pqrsPath, pqrsStepsOf, previousPqrsStep } from '@eldorado/rules/pqrs';
import { useSiteSelector } from '@eldorado/store/state';
import { Button, Link, PageHeading, VisuallyHidden } from '@eldorado/ui';
import { Trap } from '../../Trap.tsx';
import { answerText } from '../choices/answerText.ts';
import { FileNames } from '../files/FileNames.tsx';
import { Problem } from '../steps/Problem.tsx';
import { Progress } from '../steps/Progress.tsx';
import type { PqrsData } from '../pqrsData.ts';
import { fill, stepTitle } from '../pqrsText.ts';
import { usePost } from '../post/usePost.ts';
import { useProof } from '../post/useProof.ts';
import type { PqrsPost } from '../post/waitingPost.ts';
import css from '../pqrs.module.css';

/** Grows with the consent's wording, so that each stored consent can be read again as it was given. */
export const pqrsConsentVersion = '2026-11-23';

/** Everything that was answered, with a way back to each page, and the button that sends it. */
export function Review({ data }: { data: PqrsData }) {
  const { texts, answers, draft, step, near } = data;
  const locale = useLocale();
  const online = useSiteSelector((state) => state.app.online);
  const { busy, setBusy, problem, unsent, setUnsent, send, wait } = usePost();
  const form = useProof(data.proof, setBusy);
  // Said beside the button that was pressed, where its presser looks.
  const failed = problem !== null || unsent !== null;
  const before = previousPqrsStep(answers, step);

  async function submit(sent: HTMLFormElement) {
    // Pressed twice it is still sent once.
    if (busy) return;
    const website = new FormData(sent).get('website');
    const body = { draft: draft ?? '', locale, consentVersion: pqrsConsentVersion, website };
    const post: PqrsPost = { url: '/api/v2/cases', body };
    if (!online) return setUnsent(post);
    // What is not taken, or not by this code, is the browser's to post: the API leads to the page that says why.
    const kind = await send(post).catch(() => 'refused');
    if (kind === 'refused') sent.submit();
  }

  return (
    <div className={css.step}>
      <PageHeading title={texts.titleReview} />
      <Progress data={data} />
      {!failed && <Problem data={data} problem={data.problem} onWait={null} />}
      {pqrsStepsOf(answers)
        .filter((name) => name !== 'review')
        .map((name) => (
          <section key={name} className={css.answers} aria-labelledby={`answers-${name}`}>
            <h2 id={`answers-${name}`}>{stepTitle(texts, name, answers)}</h2>
            <Link to={`${pqrsPath(name)}?draft=${draft ?? ''}&then=review`}>
              {texts.change}
              <VisuallyHidden>: {stepTitle(texts, name, answers)}</VisuallyHidden>
            </Link>
            {name === 'files' ? (
              <FileNames files={data.files.filter(({ state }) => state === 'kept')}>
                {texts.noFiles}
              </FileNames>
            ) : (
              <dl>
                {pqrsFieldsOf(name, answers).map((field) => (
                  <div key={field}>
                    <dt>{texts[field]}</dt>
                    <dd>
                      {answerText(data, field, locale) || texts.notSaid}
                      {field === 'email' && near !== null && (
                        <p className={css.words}>{fill(texts.emailNear, { address: near })}</p>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      <form
        ref={form}
        method="post"
        action="/api/v2/cases"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <input type="hidden" name="draft" value={draft ?? ''} />
        <input type="hidden" name="locale" value={locale} />
        <Trap />
        {data.proof && <input type="hidden" name="proof" defaultValue={data.proof} />}
        <input type="hidden" name="consentVersion" value={pqrsConsentVersion} />
        {failed && <Problem data={data} problem={problem} onWait={unsent && wait} />}
        <div className={css.actions}>
          <Button type="submit" busy={busy}>
            {busy ? texts.sending : texts.send}
          </Button>
          {before && <Link to={`${pqrsPath(before)}?draft=${draft ?? ''}`}>{texts.back}</Link>}
        </div>
      </form>
    </div>
  );
}
