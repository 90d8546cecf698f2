import { pqrsLimits } from '@eldorado/rules/pqrs';
import { RadioGroup } from '@eldorado/ui';
import { countWords, fill } from '../pqrsText.ts';
import { CountedText } from '../../count/CountedText.tsx';
import { ActionForm } from './ActionForm.tsx';
import { isClosed } from './isClosed.ts';
import { InformForm } from './InformForm.tsx';
import type { SenderFormsProps } from './senderFormsProps.ts';
import type { FollowTexts } from './texts/es.ts';

/** What the sender may do: add to an open case; open again what is over, and rate an answer. */
export function SenderForms(props: SenderFormsProps) {
  const { texts, shown } = props;
  // Emptied by what was sent.
  if (!isClosed(shown.state)) return <InformForm key={shown.events.length} {...props} />;
  const hint = fill(texts.textHint, { max: pqrsLimits.comment });
  const count = countWords(texts);
  return (
    <>
      {shown.state === 'answered' && shown.rating === null && (
        <ActionForm {...props} action="rate" title={texts.rate} send={texts.rateSend}>
          {({ rating, text }) => (
            <>
              <RadioGroup
                {...rating}
                label={texts.rate}
                options={(['5', '4', '3', '2', '1'] as const).map((value) => ({
                  value,
                  label: texts[`rating${value}`],
                }))}
              />
              <CountedText
                {...text}
                {...count}
                label={texts.rateText}
                hint={hint}
                rows={3}
                optional
              />
            </>
          )}
        </ActionForm>
      )}
      <ActionForm
        {...props}
        action="reopen"
        title={reopenTitle(texts, shown.state)}
        send={texts.reopenSend}
      >
        {({ text }) => (
          <CountedText {...text} {...count} label={texts.reopenText} hint={hint} rows={4} />
        )}
      </ActionForm>
    </>
  );
}

function reopenTitle(texts: FollowTexts, state: SenderFormsProps['shown']['state']): string {
  if (state === 'forwarded') return texts.reopenForwarded;
  return state === 'withdrawn' ? texts.reopenWithdrawn : texts.reopen;
}
