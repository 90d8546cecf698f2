import { useState, type ReactNode } from 'react';
import { Button, type Pictogram } from '@eldorado/ui';
import { useShellMessages } from '../../messages.ts';
import { StateNotice } from './StateNotice.tsx';

/** A notice that offers to load the page again, and can be put away. */
export function ReloadNotice(props: { icon: Pictogram; title: string; children: ReactNode }) {
  const t = useShellMessages();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <StateNotice
      {...props}
      action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
      close={{ label: t('close'), onClick: () => setClosed(true) }}
    />
  );
}
