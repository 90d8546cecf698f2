import { formatDay, formatPesos, useLocale } from '@eldorado/i18n';
import { DataTable, Link } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { taxiApi } from '../taxiApi.ts';
import type { Tariff } from './fare.ts';
import styles from './fare.module.css';

/** The decree's rates, dated and sourced: the same data that fares are calculated with. */
export function FareTable() {
  const t = useTaxiMessages();
  const locale = useLocale();
  const { data: decree } = taxiApi.useDecreeQuery();
  if (!decree) return null;
  const { source } = decree;
  const row = (key: string, item: string, amount: (tariff: Tariff) => number) => ({
    key,
    cells: {
      item,
      ...Object.fromEntries(
        decree.tariffs.map((tariff) => [tariff.vehicle, formatPesos(amount(tariff), locale)]),
      ),
    },
  });
  const [first] = decree.tariffs;
  return (
    <section aria-labelledby="rates" className={styles.rates}>
      <h2 id="rates" className={styles.heading}>
        {t('rates.title')}
      </h2>
      <DataTable
        caption={t('rates.caption', {
          decree: decree.name,
          day: formatDay(decree.validFrom, locale),
        })}
        rowHeader="item"
        columns={[
          { key: 'item', label: t('fare.item') },
          ...decree.tariffs.map(({ vehicle }) => ({
            key: vehicle,
            label: t(`vehicle.${vehicle}`),
            className: styles.rate,
          })),
        ]}
        rows={[
          row('start', t('line.start'), ({ startCop }) => startCop),
          row(
            'unit',
            t('rates.unit', {
              metres: first?.unitMetres ?? 100,
              seconds: first?.unitSeconds ?? 24,
            }),
            ({ unitCop }) => unitCop,
          ),
          row('minimum', t('rates.minimum'), ({ minimumCop }) => minimumCop),
          row('airport', t('line.airport'), ({ airportCop }) => airportCop),
          row(
            'night',
            t('rates.night', { from: decree.nightFrom, to: decree.nightTo }),
            ({ nightHolidayCop }) => nightHolidayCop,
          ),
          row('door', t('line.door-to-door'), ({ doorToDoorCop }) => doorToDoorCop),
        ]}
      />
      <p className={styles.source}>
        {t('fare.source')}{' '}
        {source.url === null ? source.name : <Link to={source.url}>{source.name}</Link>},{' '}
        {t('fare.readOn', { day: formatDay(source.readOn, locale) })}
      </p>
    </section>
  );
}
