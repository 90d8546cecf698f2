import { useLocation, useNavigate } from '@eldorado/remote/routing';
import { classNames, FailureState, Icon, Link, Skeleton } from '@eldorado/ui';
import { alertIcon, checkIcon } from '@eldorado/ui/icons';
import { useTaxiMessages } from '../messages.ts';
import { taxiApi } from '../taxiApi.ts';
import { plateText } from './plate.ts';
import styles from './plate.module.css';

/** The answer as large as the plate itself, and what to do. */
export function PlateResult({ plate }: { plate: string }) {
  const t = useTaxiMessages();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { currentData: answer, error } = taxiApi.usePlateQuery(plate);
  if (!answer) {
    if (!error) return <Skeleton />;
    const tooMany = 'status' in error && error.status === 429;
    return (
      <FailureState
        title={t('plate.failure')}
        onRetry={() => void navigate({ pathname, search }, { replace: true })}
        retryLabel={t('retry')}
      >
        {t(tooMany ? 'plate.tooMany' : 'plate.failureText')}
      </FailureState>
    );
  }
  const valid = answer === 'valid';
  return (
    <section
      role="status"
      className={classNames(styles.result, valid ? styles.valid : styles.unknown)}
    >
      {/* As it hangs on the car; an unknown one may be of any city. */}
      <p className={styles.plate}>
        {plateText(plate)}
        {valid && <span aria-hidden="true">BOGOTÁ D.C.</span>}
      </p>
      <div>
        <h2 className={styles.verdict}>
          <Icon icon={valid ? checkIcon : alertIcon} />
          {valid ? t('plate.valid', { plate: plateText(plate) }) : t('plate.notFound')}
        </h2>
        <p>{t(valid ? 'plate.validText' : 'plate.notFoundText')}</p>
        {!valid && (
          <p>
            <Link to="/contacto/pqrs">{t('plate.complain')}</Link>
          </p>
        )}
      </div>
    </section>
  );
}
