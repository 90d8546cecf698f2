import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink, Link, PageHeading } from '@eldorado/ui';
import { useShellMessages, type ShellMessageKey } from '../messages.ts';
import {
  errorBody,
  errorTitle,
  homeLinkText,
  isEnglishNotFound,
  type ErrorFacts,
} from './errorTexts.ts';
import { FlightAgain } from './FlightAgain.tsx';
import styles from './errorPage.module.css';

/** What a page shows when it failed: what happened, what to do next, and the way home; last, what `children` add. */
export function ErrorPage({ children, ...facts }: ErrorFacts & { children?: ReactNode }) {
  const t = useShellMessages();
  const { status, code, locale, path } = facts;
  const title = errorTitle(facts);
  const body = errorBody(facts);
  const english = isEnglishNotFound(facts);
  return (
    <div className={styles.error}>
      <p className={styles.sign} aria-hidden="true">
        {status}
      </p>
      <PageHeading
        title={english && locale !== 'en' ? <span lang="en">{title}</span> : title}
        // Said once is enough when the message is the title.
        lead={body.text === title ? undefined : <span lang={body.lang}>{body.text}</span>}
      />
      <p className={styles.hint}>{t(hintKey(status, code))}</p>
      {code === 'flight-not-found' && <FlightAgain path={path} locale={locale} />}
      <div className={styles.steps}>
        {english && (
          <ButtonLink to="/" onClick={goBack}>
            {t('back')}
          </ButtonLink>
        )}
        <ButtonLink to="/" variant={english ? 'secondary' : 'primary'}>
          {homeLinkText(locale)}
        </ButtonLink>
        {status >= 500 && (
          <Link to={path} className={styles.link}>
            {t('tryAgain')}
          </Link>
        )}
        <Link to="/vuelos" className={styles.link}>
          {t('findFlight')}
        </Link>
        <Link to="/contacto" className={styles.link}>
          {t('contactUs')}
        </Link>
      </div>
      {children}
    </div>
  );
}

/** Which next step to name. */
function hintKey(status: number, code: string): ShellMessageKey {
  if (code === 'flight-not-found') return 'errorHint_flight';
  if (status === 404) return 'errorHint_notFound';
  return status === 503 || status === 504 ? 'errorHint_unavailable' : 'errorHint_default';
}

/** Back to where the traveller was; in a fresh tab the link's own address, home, holds. */
function goBack(event: MouseEvent): void {
  if (window.history.length < 2) return;
  event.preventDefault();
  window.history.back();
}
