import { pqrsLimits } from '@eldorado/rules/pqrs';
import { RadioGroup, TextArea } from '@eldorado/ui';
import { fill } from '../pqrsText.ts';
import { ActionForm } from './ActionForm.tsx';
import { InformForm } from './InformForm.tsx';
import type { SenderFormsProps } from './senderFormsProps.ts';

/** What the sender may do: add to an open case; rate an answered one, or open it again. */
export function SenderForms(props: SenderFormsProps) {
  const { texts, shown } = props;
  // Emptied by what was sent.
  if (shown.state !== 'answered') return <InformForm key={shown.events.length} {...props} />;
  const hint = fill(texts.textHint, { max: pqrsLimits.comment });
  return (
    <>
      {shown.rating === null && (
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
              <TextArea {...text} label={texts.rateText} hint={hint} rows={3} optional />
            </>
          )}
        </ActionForm>
      )}
      <ActionForm {...props} action="reopen" title={texts.reopen} send={texts.reopenSend}>
        {({ text }) => <TextArea {...text} label={texts.reopenText} hint={hint} rows={4} />}
      </ActionForm>
    </>
  );
}
