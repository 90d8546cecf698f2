import { useState } from 'react';
import { useSiteDispatch } from '@eldorado/store';
import { Button, Notice } from '@eldorado/ui';
import { Dialog } from '@eldorado/ui/dialog';
import { dropDraft } from '../booking/draftStore.ts';
import { useTaxiMessages } from '../messages.ts';
import { endSession } from '../session/session.ts';
import { useRefusal } from '../session/useTaxiSession.ts';
import { taxiApi } from '../taxiApi.ts';
import styles from './privacy.module.css';

/** Deletes everything that is kept of the passenger, after asking once more, and ends the session. */
export function DeleteData() {
  const t = useTaxiMessages();
  const dispatch = useSiteDispatch();
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading, error }] = taxiApi.useDeleteMeMutation();
  useRefusal(error);
  const run = async () => {
    const { error: refusal } = await remove();
    if (refusal) return;
    dropDraft();
    endSession(dispatch);
  };
  return (
    <section aria-labelledby="delete" className={styles.part}>
      <h2 id="delete">{t('data.delete')}</h2>
      <p>{t('data.deleteText')}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('data.deleteButton')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('data.deleteTitle')}
        closeLabel={t('close')}
        actions={
          <>
            <Button busy={isLoading} onClick={() => void run()}>
              {t('data.deleteConfirm')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('data.deleteKeep')}
            </Button>
          </>
        }
      >
        <p>{t('data.deleteText')}</p>
        {error && (
          <Notice tone="error" role="alert">
            {t('status' in error && error.status === 409 ? 'data.deleteRides' : 'data.failed')}
          </Notice>
        )}
      </Dialog>
    </section>
  );
}
