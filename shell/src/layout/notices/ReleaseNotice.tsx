import { useSyncExternalStore } from 'react';
import { useLocale } from '@eldorado/i18n';
import type { Translated } from '@eldorado/i18n/locale';
import { unsavedChanges } from '@eldorado/remote';
import { Button } from '@eldorado/ui';
import { checkIcon } from '@eldorado/ui/icons';
import { StateNotice } from './StateNotice.tsx';

// Here and not among the messages, which every page carries.
const words: Translated<{ title: string; text: string; load: string; dismiss: string }> = {
  es: {
    title: 'Hay una versión nueva de esta página',
    text: 'Cárgala cuando quieras; hasta entonces nada cambia.',
    load: 'Cargar la nueva',
    dismiss: 'Ahora no',
  },
  en: {
    title: 'There is a new version of this page',
    text: 'Load it whenever you like; nothing changes until then.',
    load: 'Load it',
    dismiss: 'Not now',
  },
  fr: {
    title: 'Une nouvelle version de cette page est disponible',
    text: 'Chargez-la quand vous voulez ; rien ne change d’ici là.',
    load: 'La charger',
    dismiss: 'Pas maintenant',
  },
  pt: {
    title: 'Há uma nova versão desta página',
    text: 'Carregue quando quiser; até lá, nada muda.',
    load: 'Carregar a nova',
    dismiss: 'Agora não',
  },
};

/** Offers the site's new set of releases; while a form has something unsaved it says nothing. */
export function ReleaseNotice({ onDismiss }: { onDismiss: () => void }) {
  const text = words[useLocale()];
  const unsaved = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.any);
  if (unsaved) return null;
  return (
    <StateNotice
      icon={checkIcon}
      title={text.title}
      action={<Button onClick={() => window.location.reload()}>{text.load}</Button>}
      close={{ label: text.dismiss, onClick: onDismiss }}
    >
      {text.text}
    </StateNotice>
  );
}
