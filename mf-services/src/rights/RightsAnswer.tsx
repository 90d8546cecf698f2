import { ButtonLink, classNames, Icon, TextArea } from '@eldorado/ui';
import { checkIcon } from '@eldorado/ui/icons';
import type { RightsView } from './rightsView.ts';
import type { RightsWords } from './words/rightsWords.ts';
import css from './rights.module.css';

type Words = Pick<
  RightsWords,
  'claimTitle' | 'letterTitle' | 'letterHint' | 'letterLabel' | 'letterMail'
>;

/** What is owed, step by step, where to claim it, and the letter that does. */
export function RightsAnswer({ view, words }: { view: RightsView; words: Words }) {
  const { title, lead, steps, claim, letter, demo, source } = view;
  return (
    <section aria-labelledby="rights-answer" className={css.answer}>
      <h3 id="rights-answer">{title}</h3>
      <p className={css.lead}>{lead}</p>
      {steps.length > 0 && (
        <ol className={css.steps}>
          {steps.map(({ code, what, when, due }) => (
            <li key={code} className={classNames(due && css.due)}>
              <span className={css.mark} aria-hidden="true">
                {due && <Icon icon={checkIcon} />}
              </span>
              <span className={css.what}>{what}</span>
              <span className={css.when}>{when}</span>
            </li>
          ))}
        </ol>
      )}
      <p className={css.small}>
        {source} {demo}
      </p>
      {claim.length > 0 && (
        <>
          <h4>{words.claimTitle}</h4>
          <ol className={css.claim}>
            {claim.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {letter && (
        <>
          <h4>{words.letterTitle}</h4>
          <TextArea
            label={words.letterLabel}
            hint={words.letterHint}
            name="letter"
            rows={16}
            defaultValue={letter.text}
          />
          <ButtonLink
            variant="secondary"
            to={`mailto:?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.text)}`}
          >
            {words.letterMail}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
