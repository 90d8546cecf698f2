import { pqrsLimits } from '@eldorado/rules/pqrs';
import { CountedText } from '../../count/CountedText.tsx';
import { FilesField } from '../files/FilesField.tsx';
import { useUploads } from '../files/useUploads.ts';
import { countWords, fill } from '../pqrsText.ts';
import { ActionForm } from './ActionForm.tsx';
import type { SenderFormsProps } from './senderFormsProps.ts';

/** More information for an open case: words, and files that are sent ahead of them and go with them. */
export function InformForm(props: SenderFormsProps) {
  const { texts, fileTexts, shown, link } = props;
  const uploads = useUploads({ link }, shown.attached);
  return (
    <ActionForm
      {...props}
      action="inform"
      title={texts.inform}
      send={texts.informSend}
      files={uploads}
    >
      {({ text }) => (
        <>
          <CountedText
            {...text}
            {...countWords(texts)}
            label={texts.informText}
            hint={fill(texts.textHint, { max: pqrsLimits.comment })}
            rows={4}
          />
          <FilesField texts={fileTexts} uploads={uploads} />
        </>
      )}
    </ActionForm>
  );
}
