import { useLocale } from '@eldorado/i18n';
import { Button, ButtonLink } from '@eldorado/ui';
import { Dialog } from '@eldorado/ui/dialog';
import { useShellMessages } from '../messages.ts';
import type { Popup } from './popupRules.ts';

/** A pop-up of the API: what the airport has to say, and the page that says more unless that one is on screen. */
export function PopupDialog(props: { popup: Popup; path: string; onClose: () => void }) {
  const t = useShellMessages();
  const locale = useLocale();
  const { popup, path, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={popup.title[locale]}
      closeLabel={t('close')}
      actions={
        <>
          {popup.action && popup.href && popup.href !== path && (
            <ButtonLink to={popup.href} onClick={onClose}>
              {popup.action[locale]}
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <p>{popup.text[locale]}</p>
    </Dialog>
  );
}
