import { useState } from 'react';
import { useUnsavedChanges } from '@eldorado/remote';
import { bookingLimits } from '@eldorado/rules';
import { useSiteDispatch } from '@eldorado/store';
import { Button, Notice, TextField } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { taxiSessionActions, userPhone, type TaxiUser } from '../session/taxiSessionSlice.ts';
import { useRefusal } from '../session/useTaxiSession.ts';
import { taxiApi } from '../taxiApi.ts';
import styles from './privacy.module.css';

/** The passenger's name, which may be empty: the phone stands in for it. */
export function NameForm({ user }: { user: TaxiUser }) {
  const t = useTaxiMessages();
  const dispatch = useSiteDispatch();
  const [name, setName] = useState(user.name ?? '');
  const [rename, { isLoading, isSuccess, error }] = taxiApi.useRenameMutation();
  useRefusal(error);
  useUnsavedChanges(name.trim() !== (user.name ?? ''));
  const save = async () => {
    const { data } = await rename(name.trim() || null);
    if (data) dispatch(taxiSessionActions.signedIn(data));
  };
  return (
    <form
      className={styles.part}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{t('data.who')}</h2>
      <p>{t('data.phone', { phone: userPhone(user) })}</p>
      <TextField
        label={t('field.name')}
        name="name"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        autoComplete="name"
        maxLength={bookingLimits.name}
        optional
      />
      <Button type="submit" variant="secondary" busy={isLoading}>
        {t('data.save')}
      </Button>
      <div role="status">
        {isSuccess && !isLoading && <Notice tone="success">{t('data.saved')}</Notice>}
        {error && <Notice tone="error">{t('data.failed')}</Notice>}
      </div>
    </form>
  );
}
