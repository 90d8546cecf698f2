import { Link } from '@eldorado/ui';
import dialogue from '../dialogue.module.css';
import { SourceList } from '../SourceList.tsx';
import type { StepsView, StepView } from './stepsView.ts';
import css from './steps.module.css';

/** One step: what to do, by when, why, who says so, and where to read on. */
export function StepItem({
  step: { key, title, time, sentence, link },
  words,
}: {
  step: StepView;
  words: StepsView['words']['list'];
}) {
  return (
    <li className={css.step}>
      <input type="checkbox" id={`step-${key}`} value={key} autoComplete="off" />
      <div>
        <label htmlFor={`step-${key}`} className={dialogue.title}>
          {title}
        </label>
        {time && <p className={css.time}>{time}</p>}
        {sentence && <p>{sentence.text}</p>}
        {link && (
          <p>
            <Link to={link.to}>{link.label}</Link>
          </p>
        )}
        {sentence?.sources.length === 0 ? (
          <p className={dialogue.source}>{words.own}</p>
        ) : (
          <SourceList label={words.source} sources={sentence?.sources ?? []} />
        )}
      </div>
    </li>
  );
}
