import { formatNumber, localisePath, languageTag, type Locale } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { LazyFeedback, loadFeedback } from '@eldorado/remote/lazy-feedback';
import { useSearchParams } from '@eldorado/remote/routing';
import { fetchInto } from '@eldorado/store';
import { Button, DataTable, Link, Notice, PageHeading, SelectField, TextField } from '@eldorado/ui';
import live from '../live.module.css';
import { ignoreFailure } from '../ignoreFailure.ts';
import { LiveFailure, LiveNotes } from '../LiveNotes.tsx';
import { useServiceMessages } from '../messages.ts';
import { servicesApi, type RatesView } from '../servicesApi.ts';
import { convert } from './conversion.ts';
import styles from './converter.module.css';

export async function load({ store }: LoadContext): Promise<null> {
  await Promise.all([
    loadFeedback(),
    ignoreFailure(fetchInto(store, servicesApi.endpoints.rates.initiate({}))),
  ]);
  return null;
}

export function Screen({ title, locale }: ScreenProps<null>) {
  const t = useServiceMessages();
  const { data, refetch } = servicesApi.useRatesQuery({});
  return (
    <div className={live.stack}>
      <PageHeading title={title} lead={t('converterLead')} />
      {data ? (
        <>
          <ConverterForm rates={data} locale={locale} />
          <RatesTable rates={data} locale={locale} />
        </>
      ) : (
        <LiveFailure onRetry={() => void refetch()} />
      )}
      <LiveNotes updatedAt={data?.updatedAt} />
      <Notice tone="info">{t('rateNotice')}</Notice>
      <p>
        <Link to="/establecimientos/cajeros-electronicos">{t('exchangeHouses')}</Link>
      </p>
      <LazyFeedback />
    </div>
  );
}

function ConverterForm({ rates, locale }: { rates: RatesView; locale: Locale }) {
  const t = useServiceMessages();
  const [query] = useSearchParams();
  const known = {
    COP: 1,
    ...Object.fromEntries(rates.rates.map(({ currency, pesos }) => [currency, pesos])),
  };
  const conversion = convert(query, known);
  const invalid = conversion.kind === 'invalid' ? conversion : null;
  const names = currencyNames(locale);
  const options = Object.keys(known).map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }));
  const money = (amount: number, currency: string) =>
    formatNumber(amount, locale, { style: 'currency', currency, currencyDisplay: 'code' });
  return (
    <form
      method="get"
      action={localisePath('/prepara-tu-viaje/divisas', locale)}
      className={styles.form}
      // A changed address is a new form: what was asked for stands in the fields.
      key={query.toString()}
    >
      <TextField
        label={t('amount')}
        name="amount"
        inputMode="decimal"
        defaultValue={query.get('amount') ?? ''}
        {...(invalid?.amount && { error: t('amountError') })}
      />
      <SelectField
        label={t('fromCurrency')}
        name="from"
        options={options}
        defaultValue={query.get('from') ?? 'USD'}
        {...(invalid?.from && { error: t('currencyError') })}
      />
      <SelectField
        label={t('toCurrency')}
        name="to"
        options={options}
        defaultValue={query.get('to') ?? 'COP'}
        {...(invalid?.to && { error: t('currencyError') })}
      />
      <Button type="submit">{t('convert')}</Button>
      <output className={styles.result}>
        {conversion.kind === 'converted' &&
          t('result', {
            from: money(conversion.amount, conversion.from),
            to: money(conversion.result, conversion.to),
          })}
      </output>
    </form>
  );
}

function RatesTable({ rates, locale }: { rates: RatesView; locale: Locale }) {
  const t = useServiceMessages();
  const names = currencyNames(locale);
  return (
    <DataTable
      caption={t('ratesCaption')}
      columns={[
        { key: 'currency', label: t('currency') },
        { key: 'pesos', label: t('pesos') },
      ]}
      rows={rates.rates.map(({ currency, pesos }) => ({
        key: currency,
        cells: {
          currency: `${currency} · ${names.of(currency) ?? currency}`,
          pesos: formatNumber(pesos, locale, { maximumFractionDigits: 2 }),
        },
      }))}
    />
  );
}

const currencyNames = (locale: Locale) =>
  new Intl.DisplayNames([languageTag[locale]], { type: 'currency' });
