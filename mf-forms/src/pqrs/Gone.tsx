import { pqrsPath } from '@eldorado/rules/pqrs';
import { ButtonLink, Notice, PageHeading } from '@eldorado/ui';
import type { PqrsData } from './pqrsData.ts';
import css from './pqrs.module.css';

type GoneData = Pick<PqrsData, 'texts' | 'step' | 'draft'>;

/** What is not there: the draft, the confirmation of what may have been sent, or only the sending. */
export const goneTitle = ({ texts, step, draft }: GoneData): string =>
  step !== 'sent' ? texts.goneTitle : draft ? texts.notSentTitle : texts.receiptGoneTitle;

/** A draft or a confirmation that is no longer kept. Nothing is said to be sent here, and nobody is led to send it twice. */
export function Gone({ data }: { data: GoneData }) {
  return (
    <>
      <PageHeading title={goneTitle(data)} />
      <NextStep {...data} />
    </>
  );
}

function NextStep({ texts, step, draft }: GoneData) {
  const [words, to, label] =
    step !== 'sent'
      ? [texts.goneText, '/contacto/pqrs', texts.startAgain]
      : draft
        ? [texts.notSentText, `${pqrsPath('review')}?draft=${draft}`, texts.titleReview]
        : [texts.receiptGoneText, '/contacto/pqrs/seguimiento', texts.followLink];
  return (
    <>
      <Notice tone="warning">{words}</Notice>
      <p className={css.actions}>
        <ButtonLink to={to}>{label}</ButtonLink>
      </p>
    </>
  );
}
