import { formatDate, formatNumber, formatPesos, formatTime, useLocale } from '@eldorado/i18n';
import { DataTable, FailureState, Link, Skeleton } from '@eldorado/ui';
import { formatDay } from '../formatDay.ts';
import { useTaxiMessages } from '../messages.ts';
import { taxiApi } from '../taxiApi.ts';
import type { Fare, FareArgs } from './fare.ts';
import styles from './fareResult.module.css';

/** The fare as a range, and how it comes about, line by line. */
export function FareResult({ args, onRetry }: { args: FareArgs; onRetry: () => void }) {
  const t = useTaxiMessages();
  const { data: fare, isError } = taxiApi.useFareQuery(args);
  if (fare) return <Calculated fare={fare} args={args} />;
  if (!isError) return <Skeleton />;
  return (
    <FailureState title={t('fare.failure')} onRetry={onRetry} retryLabel={t('retry')}>
      {t('fare.failureText')}
    </FailureState>
  );
}

function Calculated({ fare, args }: { fare: Fare; args: FareArgs }) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const { data: decree } = taxiApi.useDecreeQuery();
  const pesos = (cop: number) => formatPesos(cop, locale);
  const km = formatNumber(fare.km, locale, { maximumFractionDigits: 1 });
  return (
    <div className={styles.result}>
      <h3 className={styles.route}>
        {t(`fare.route.${args.direction}`, { place: fare.placeName })}
      </h3>
      <p className={styles.when}>
        {t('fare.when', {
          date: formatDate(fare.at, locale),
          time: formatTime(fare.at, locale),
          km,
        })}
      </p>
      <p className={styles.total}>
        {fare.totalMaxCop > fare.totalCop
          ? t('fare.range', { min: pesos(fare.totalCop), max: pesos(fare.totalMaxCop) })
          : pesos(fare.totalCop)}
      </p>
      <p className={styles.why}>{t('fare.why')}</p>
      <DataTable
        caption={t('fare.lines')}
        rowHeader="item"
        blocks
        columns={[
          { key: 'item', label: t('fare.item') },
          { key: 'count', label: t('fare.count') },
          { key: 'cop', label: t('fare.amount'), className: styles.amount },
        ]}
        rows={[
          ...fare.lines.map((line) => ({
            key: line.code,
            className: styles.line,
            cells: {
              item: t(`line.${line.code}`, { metres: decree?.unitMetres ?? 100 }),
              count:
                line.quantity > 1
                  ? `${formatNumber(line.quantity, locale)} × ${pesos(line.unitCop)}`
                  : '',
              cop: pesos(line.cop),
            },
          })),
          {
            key: 'total',
            className: styles.line,
            cells: {
              item: t('fare.total'),
              count: '',
              cop: <strong>{pesos(fare.totalCop)}</strong>,
            },
          },
        ]}
      />
      <p className={styles.source}>
        {t('fare.rounded', { cop: pesos(fare.roundedTo) })}{' '}
        {decree &&
          t('fare.decree', { decree: decree.name, day: formatDay(decree.validFrom, locale) })}{' '}
        {t('fare.source')}{' '}
        {fare.source.url === null ? (
          fare.source.name
        ) : (
          <Link to={fare.source.url}>{fare.source.name}</Link>
        )}
        , {t('fare.readOn', { day: formatDay(fare.source.readOn, locale) })}
      </p>
    </div>
  );
}
