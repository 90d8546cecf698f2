import type { ReactNode } from 'react';
import { visitPath, type VisitStep } from '@eldorado/rules/taxi-visit';
import { ErrorSummary, Notice, PageHeading, SegmentedLinks } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { TaxiNav } from '../nav/TaxiNav.tsx';
import { userName } from '../session/taxiSessionSlice.ts';
import { hereWith, wrongFields, type VisitData } from './visitData.ts';
import { doneText, fieldText, problemText, visitTitle } from './visitText.ts';
import { VisitForm } from './VisitForm.tsx';
import styles from './visit.module.css';

/** What every page without JavaScript has around its form: what is wrong, what was done, and where else one can go. */
export function VisitFrame({ data, children }: { data: VisitData; children: ReactNode }) {
  const t = useTaxiMessages();
  const { step, texts, user, booked } = data;
  const wrong = wrongFields(data);
  const problem = problemText(t, data);
  const done = doneText(t, data);
  const number = step === 'done' ? booked?.number : undefined;
  const links: readonly [VisitStep, string][] = [
    ['trip', t('nav.book')],
    ['bookings', t('nav.bookings')],
    ['data', t('session.data')],
  ];
  return (
    <div className={styles.page}>
      {wrong.length > 0 && (
        <ErrorSummary
          title={t('error.title')}
          errors={wrong.map((id) => ({ id, message: fieldText(t, data, id) }))}
        />
      )}
      <PageHeading
        title={visitTitle(data)}
        lead={number ? t('done.lead', { number }) : step === 'trip' ? texts.lead : undefined}
      />
      {problem && (
        <Notice tone="error" role="alert" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      {done && (
        <Notice tone="success" role="status">
          {done}
        </Notice>
      )}
      {user ? (
        <>
          <SegmentedLinks
            label={t('nav.label')}
            items={links.map(([page, label]) => ({
              to: hereWith(visitPath(page), data),
              label,
              current: page === step,
            }))}
          />
          <div className={styles.user}>
            <p>
              {t('session.user', { name: userName(user) })} {texts.session}
            </p>
            <VisitForm data={data} action="sign-out" submit={t('session.logOut')} variant="quiet" />
          </div>
        </>
      ) : (
        <TaxiNav current={data.purpose === 'bookings' ? 'bookings' : 'book'} />
      )}
      {children}
    </div>
  );
}
