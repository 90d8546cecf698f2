import { pqrsLimits } from '@eldorado/rules/pqrs';
import { Link, Notice, TextField } from '@eldorado/ui';
import { DateField } from '@eldorado/ui/date';
import { CountedText } from '../../count/CountedText.tsx';
import type { Competent } from '../choices/noChoices.ts';
import { countWords, fill } from '../pqrsText.ts';
import type { PqrsData } from '../pqrsData.ts';
import type { StepFieldsProps } from './stepFieldsProps.ts';
import css from '../pqrs.module.css';

/** What happened, and when. */
export function EventFields({ data, message }: StepFieldsProps) {
  const { texts, answers, choices, today } = data;
  return (
    <>
      {choices.competent && <CompetentNotice data={data} competent={choices.competent} />}
      <CountedText
        label={texts.comment}
        name="comment"
        rows={7}
        defaultValue={answers.comment}
        hint={fill(texts.commentHint, { max: pqrsLimits.comment })}
        {...countWords(texts)}
        error={message('comment')}
      />
      <div className={css.row}>
        <DateField
          label={texts.eventDate}
          name="eventDate"
          max={today}
          defaultValue={answers.eventDate}
          error={message('eventDate')}
          optional={answers.type !== 'complaint'}
        />
        <TextField
          label={texts.eventTime}
          name="eventTime"
          type="time"
          defaultValue={answers.eventTime}
          error={message('eventTime')}
          optional
        />
      </div>
    </>
  );
}

/** Who must answer, and how to reach them: said before anything is written. */
function CompetentNotice({ data, competent }: { data: PqrsData; competent: Competent }) {
  const { texts, terms } = data;
  const { name, phone, web, page } = competent;
  return (
    <Notice tone="info" title={fill(texts.competentTitle, { name })}>
      <p className={css.words}>
        {fill(texts.competentText, { days: terms['pqrs-forward'] ?? '' })}
      </p>
      <p className={css.words}>
        <Link to={page}>{fill(texts.competentPage, { name })}</Link>
        {phone && (
          <>
            {' · '}
            <Link to={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>
          </>
        )}
        {web && (
          <>
            {' · '}
            <Link to={web}>{web}</Link>
          </>
        )}
      </p>
    </Notice>
  );
}
