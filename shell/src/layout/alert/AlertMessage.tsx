import { useState } from 'react';
import type { Locale, Translated } from '@eldorado/i18n';
import type { AppState } from '@eldorado/store';
import { classNames, Icon, Link, useHydrated } from '@eldorado/ui';
import { closeIcon } from '@eldorado/ui/icons';
import { useShellMessages } from '../../messages.ts';
import styles from './alertBar.module.css';
import { savedText, saveText } from '../savedText.ts';

const storageKey = 'dismissed-message';

/**
 * The airport's message. One that only informs can be hidden, and stays hidden until there is another. Its room is
 * kept, since the page came with it: on a narrow screen the weather's details take it. A closure or a notice stays, and
 * leads on.
 */
export function AlertMessage(props: {
  message: Translated;
  locale: Locale;
  closed: boolean;
  /** The notice that is the message, when one is. */
  notice: NonNullable<AppState['airport']>['notice'];
}) {
  const t = useShellMessages();
  const { message, locale, closed, notice } = props;
  const [dismissedHere, setDismissedHere] = useState<string>();
  // The server's HTML is the same for all: what this browser dismissed is known afterwards.
  const dismissedBefore = useHydrated() && savedText(storageKey, 'localStorage') === message.es;
  const dismissed = dismissedBefore || dismissedHere === message.es;

  if (closed || notice) {
    return (
      // Announced when it comes while the page is open.
      <p role="alert" className={styles.message}>
        {message[locale]}{' '}
        <Link to={notice ? `/el-dorado-informa/${notice.slug}` : '/vuelos'}>
          {t(notice ? 'readNotice' : 'checkFlight')}
        </Link>
      </p>
    );
  }
  return (
    <p className={classNames(styles.message, dismissed && styles.dismissed)}>
      <span>{message[locale]}</span>
      <button
        type="button"
        aria-label={t('dismiss')}
        className={styles.dismiss}
        onClick={({ currentTarget }) => {
          // The button goes: the next Tab goes on from here.
          currentTarget.closest('section')?.focus();
          saveText(storageKey, message.es, 'localStorage');
          setDismissedHere(message.es);
        }}
      >
        <Icon icon={closeIcon} />
      </button>
    </p>
  );
}
