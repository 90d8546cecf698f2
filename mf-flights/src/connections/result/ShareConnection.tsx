import { useState } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, Icon, useHydrated } from '@eldorado/ui';
import { copyIcon, printIcon, shareIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import { connectionPath, type Answers } from '../form/connectionAnswers.ts';
import css from '../connections.module.css';

/** The answer's own address, to send or to keep; without scripts the browser's bar has it too. */
export function ShareConnection({ answers }: { answers: Answers }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const [said, setSaid] = useState<'connCopied' | 'connCopyFailed' | null>(null);
  if (!useHydrated()) return null;
  const address = () => location.origin + localisePath(connectionPath(answers), locale);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setSaid('connCopied');
    } catch {
      setSaid('connCopyFailed');
    }
  };
  // Who closes the sheet has changed their mind: nothing failed.
  const share = () =>
    navigator.share({ title: t('planTitle'), url: address() }).catch(() => undefined);
  return (
    <div className={css.share}>
      {'share' in navigator && (
        <Button variant="quiet" onClick={() => void share()}>
          <Icon icon={shareIcon} />
          {t('connShare')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => void copy()}>
        <Icon icon={copyIcon} />
        {t('connCopy')}
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        <Icon icon={printIcon} />
        {t('connPrint')}
      </Button>
      <p role="status">{said && t(said)}</p>
      {/* The head of the paper names the page without what was asked. */}
      <p className={css.address}>{address()}</p>
    </div>
  );
}
