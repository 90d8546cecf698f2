import type { ScreenProps } from '@eldorado/remote';
import { PageHeading, Skeleton } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { TaxiNav } from '../nav/TaxiNav.tsx';
import { useTaxiSession } from '../session/useTaxiSession.ts';
import { SignIn } from '../signIn/SignIn.tsx';
import { ConsentList } from './ConsentList.tsx';
import { DeleteData } from './DeleteData.tsx';
import { ExportData } from './ExportData.tsx';
import { NameForm } from './NameForm.tsx';
import { WithoutScript } from '../visit/WithoutScript.tsx';
import styles from './privacy.module.css';

/** What is kept of a passenger, and their rights over it (Ley 1581 of 2012): to know, correct, take and delete it. */
export function Screen({ title }: ScreenProps) {
  const t = useTaxiMessages();
  const { known, user } = useTaxiSession();
  return (
    <>
      <PageHeading title={title} lead={t('data.lead')} />
      <TaxiNav />
      <WithoutScript to="/servicios/taxis/sin-javascript/celular?purpose=data">
        {t('session.script')}
      </WithoutScript>
      {!known && (
        <>
          <p role="status">{t('session.checking')}</p>
          <Skeleton />
        </>
      )}
      {known && !user && <SignIn purpose="data" />}
      {user && (
        <div className={styles.page}>
          <NameForm user={user} />
          <ConsentList />
          <ExportData />
          <DeleteData />
        </div>
      )}
    </>
  );
}
