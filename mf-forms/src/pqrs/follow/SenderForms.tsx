import type { ReactNode } from 'react';
import { useLocale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import { acceptedFiles, mostFileBytes } from '@eldorado/rules/pqrs-files';
import { FileField } from '@eldorado/ui/file';
import { Button, RadioGroup, TextArea } from '@eldorado/ui';
import type { FileTexts } from '../files/texts/es.ts';
import type { FollowTexts } from './texts/es.ts';
import css from '../pqrs.module.css';

interface SenderFormsProps {
  texts: FollowTexts;
  fileTexts: FileTexts;
  shown: components['schemas']['CaseView'];
  link: string;
}

/** What the sender may do: add to an open case; rate an answered one, or open it again. */
export function SenderForms(props: SenderFormsProps) {
  const { texts, shown } = props;
  if (shown.state !== 'answered')
    return (
      <ActionForm {...props} action="inform" title={texts.inform} send={texts.informSend}>
        <TextArea label={texts.informText} name="text" id="text-inform" rows={4} required />
        <InformFiles texts={props.fileTexts} />
      </ActionForm>
    );
  return (
    <>
      {shown.rating === null && (
        <ActionForm {...props} action="rate" title={texts.rate} send={texts.rateSend}>
          <RadioGroup
            label={texts.rate}
            name="rating"
            required
            options={(['5', '4', '3', '2', '1'] as const).map((value) => ({
              value,
              label: texts[`rating${value}`],
            }))}
          />
          <TextArea label={texts.rateText} name="text" id="text-rate" rows={3} optional />
        </ActionForm>
      )}
      <ActionForm {...props} action="reopen" title={texts.reopen} send={texts.reopenSend}>
        <TextArea label={texts.reopenText} name="text" id="text-reopen" rows={4} required />
      </ActionForm>
    </>
  );
}

function InformFiles({ texts }: { texts: FileTexts }) {
  const named = (text: string) => (name: string) => text.replace('{name}', () => name);
  return (
    <FileField
      label={texts.label}
      name="files"
      accept={acceptedFiles}
      maxBytes={mostFileBytes}
      multiple
      optional
      hint={texts.hint}
      buttonLabel={texts.choose}
      removeLabel={named(texts.remove)}
      tooBigText={named(texts.refusals['file-too-large'])}
      wrongTypeText={named(texts.refusals['file-type'])}
    />
  );
}

function ActionForm(
  props: Pick<SenderFormsProps, 'link'> & {
    action: 'inform' | 'rate' | 'reopen';
    title: string;
    send: string;
    children: ReactNode;
  },
) {
  const { link, action, title, send, children } = props;
  const address = `/api/v2/case-links/${encodeURIComponent(link)}`;
  const locale = useLocale();
  return (
    <form
      className={css.form}
      method="post"
      {...(action === 'inform'
        ? { action: `${address}/files`, encType: 'multipart/form-data' }
        : { action: address })}
      aria-label={title}
    >
      {action !== 'rate' && <h2 className={css.formTitle}>{title}</h2>}
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="locale" value={locale} />
      {children}
      <div className={css.actions}>
        <Button type="submit" variant={action === 'reopen' ? 'secondary' : 'primary'}>
          {send}
        </Button>
      </div>
    </form>
  );
}
