import { useSyncExternalStore } from 'react';
import { useLocale } from '@eldorado/i18n';
import type { Translated } from '@eldorado/i18n/locale';
import { encodeSupportCode } from '@eldorado/remote/support-code';
import { useSiteDirectory } from '../app/SiteContext.tsx';
import { cohortIn } from '../site/cohort.ts';
import styles from './supportCode.module.css';

// Here and not among the messages, which every page carries.
const label: Translated = {
  es: 'Código de soporte:',
  en: 'Support code:',
  fr: 'Code d’assistance :',
  pt: 'Código de suporte:',
};

const neverChanges = () => () => undefined;
const readCohort = () => cohortIn(document.cookie);

/**
 * What a traveller reads out to the airport, or copies with one tap: `npm run release -- decode CODE` prints the
 * versions, the cohort, the language and the page.
 */
export function SupportCode({ page }: { page: string | null }) {
  const locale = useLocale();
  const { first } = useSiteDirectory();
  // The page is the same for every cohort of its set; the browser adds its own.
  const cohort = useSyncExternalStore(neverChanges, readCohort, () => null);
  return (
    <span className={styles.support}>
      {label[locale]}{' '}
      <span className={styles.code} translate="no">
        {encodeSupportCode({ setId: first.setId, cohort, locale, page })}
      </span>
    </span>
  );
}
