import { formatDay, useLocale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import { ButtonLink, Code, Notice, PageHeading } from '@eldorado/ui';
import { FileNames } from './files/FileNames.tsx';
import { fill } from './pqrsText.ts';
import type { PqrsTexts } from './texts/es.ts';
import css from './pqrs.module.css';

/** What was sent has a number and a day by which it is answered. */
export function Sent(props: { texts: PqrsTexts; receipt: components['schemas']['CaseReceipt'] }) {
  const { texts, receipt } = props;
  const locale = useLocale();
  return (
    <div className={css.step}>
      <PageHeading title={texts.titleSent} />
      <Notice tone="success">{receipt.mailed ? texts.sentMail : texts.sentNoMail}</Notice>
      <p className={css.number}>
        {texts.number} <Code>{receipt.number}</Code>
      </p>
      <p>{fill(texts.due, { day: formatDay(receipt.dueDay, locale) })}</p>
      {receipt.files.length > 0 && (
        <section className={css.answers} aria-labelledby="files">
          <h2 id="files">{texts.titleFiles}</h2>
          <FileNames files={receipt.files} />
        </section>
      )}
      <p className={css.actions}>
        <ButtonLink to={`/contacto/pqrs/seguimiento?case=${receipt.link}`}>
          {texts.sentFollow}
        </ButtonLink>
      </p>
    </div>
  );
}
