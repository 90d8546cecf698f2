import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { unsavedChanges } from '@eldorado/remote';
import { useSiteSelector } from '@eldorado/store';
import { Button, type Pictogram } from '@eldorado/ui';
import { useShellMessages } from '../../messages.ts';
import { StateNotice } from './StateNotice.tsx';

/**
 * A notice that offers to load the page again, and can be put away. Without a network it says nothing: a reload would
 * lose the page, and that there is none is said beside it.
 */
export function ReloadNotice(props: { icon: Pictogram; title: string; children: ReactNode }) {
  const t = useShellMessages();
  const [closed, setClosed] = useState(false);
  const online = useSiteSelector((state) => state.app.online);
  // Half a form may stand for hours, and its page must still not pass for a fresh one: the words are said, and only
  // the button, which would lose what was typed, waits.
  const unsaved = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.any);
  if (closed || !online) return null;
  return (
    <StateNotice
      {...props}
      action={!unsaved && <Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
      close={{ label: t('close'), onClick: () => setClosed(true) }}
    />
  );
}
