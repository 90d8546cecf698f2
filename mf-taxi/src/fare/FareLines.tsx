import { formatDay, formatNumber, formatPesos, useLocale } from '@eldorado/i18n';
import { DataTable, Link } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { taxiApi } from '../taxiApi.ts';
import type { Fare } from './fare.ts';
import styles from './fareResult.module.css';

/** How a fare comes about, line by line, with the decree it follows. */
export function FareLines({ fare }: { fare: Fare }) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const pesos = (cop: number) => formatPesos(cop, locale);
  const { data: decree } = taxiApi.useDecreeQuery();
  const metres = decree?.tariffs[0]?.unitMetres ?? 100;
  const total = fare.lines.reduce((sum, { cop }) => sum + cop, 0);
  return (
    <div className={styles.lines}>
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
          ...fare.lines.map(({ code, quantity, unitCop, cop }) => ({
            key: code,
            className: styles.line,
            cells: {
              item:
                code === 'night-holiday' && fare.surcharge
                  ? t(`line.${fare.surcharge}`)
                  : t(`line.${code}`, { metres }),
              count: quantity > 1 ? `${formatNumber(quantity, locale)} × ${pesos(unitCop)}` : '',
              cop: pesos(cop),
            },
          })),
          ...(total === fare.totalCop
            ? []
            : [
                {
                  key: 'rounding',
                  className: styles.line,
                  cells: {
                    item: t('line.rounding'),
                    count: '',
                    cop: pesos(fare.totalCop - total),
                  },
                },
              ]),
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
        {t('fare.decree', { decree: fare.decree, day: formatDay(fare.validFrom, locale) })}{' '}
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
