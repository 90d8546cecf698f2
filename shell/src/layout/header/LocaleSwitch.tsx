import { Icon, VisuallyHidden } from '@eldorado/ui';
import { languageIcon } from '@eldorado/ui/icons';
import { useShellMessages } from '../../messages.ts';
import { LocaleLinks, type LocaleLinksProps } from './LocaleLinks.tsx';
import styles from './localeSwitch.module.css';
import { useDisclosure } from './useDisclosure.ts';

/** The header's way to this page in another language. */
export function LocaleSwitch(props: LocaleLinksProps) {
  const { locale, path } = props;
  const t = useShellMessages();
  const disclosure = useDisclosure(path + locale);
  return (
    <details {...disclosure} className={styles.switch} name="header">
      <summary>
        <Icon icon={languageIcon} />
        <VisuallyHidden>{t('language')}: </VisuallyHidden>
        {locale.toUpperCase()}
      </summary>
      <nav aria-label={t('language')} className={styles.panel}>
        <LocaleLinks {...props} />
      </nav>
    </details>
  );
}
