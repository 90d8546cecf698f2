import { ButtonLink, Notice, PageHeading } from '@eldorado/ui';
import type { PqrsTexts } from './texts/es.ts';
import css from './pqrs.module.css';

/** A draft is no longer kept, or was sent. */
export function Gone({ texts }: { texts: PqrsTexts }) {
  return (
    <>
      <PageHeading title={texts.goneTitle} />
      <Notice tone="warning">{texts.goneText}</Notice>
      <p className={css.actions}>
        <ButtonLink to="/contacto/pqrs">{texts.startAgain}</ButtonLink>
      </p>
    </>
  );
}
