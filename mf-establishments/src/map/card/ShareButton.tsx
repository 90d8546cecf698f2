import { useState } from 'react';
import { useLocale } from '@eldorado/i18n';
import { Button, Icon, linkAddress, useHydrated } from '@eldorado/ui';
import { checkIcon, shareIcon } from '@eldorado/ui/icons';
import { useEstablishmentMessages } from '../../messages.ts';

/** Sends a page of the site to someone: through the phone's own sheet, else by copying its address. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const [copied, setCopied] = useState('');
  const share = async () => {
    const url = window.location.origin + linkAddress(path, locale);
    // Who closes the sheet without sharing wanted just that.
    if (typeof navigator.share === 'function')
      return navigator.share({ title, url }).catch(() => undefined);
    // Not allowed, or no secure address: the link beside it can be copied by hand.
    await navigator.clipboard.writeText(url).then(
      () => setCopied(path),
      () => undefined,
    );
  };
  const done = copied === path;
  // Without scripts it can do nothing, and is not there.
  if (!useHydrated()) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => void share()}>
        <Icon icon={done ? checkIcon : shareIcon} />
        {t('map.share')}
      </Button>
      <span role="status">{done && t('map.copied')}</span>
    </>
  );
}
