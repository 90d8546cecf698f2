import { localisePath } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { Button, ErrorSummary, Link, PageHeading, TextField } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { TaxiNav } from '../nav/TaxiNav.tsx';
import { taxiApi } from '../taxiApi.ts';
import { readPlate } from './plate.ts';
import { PlateResult } from './PlateResult.tsx';
import styles from './plate.module.css';

export interface PlateData {
  /** What was typed. */
  text: string;
  asked: boolean;
  /** Null when it is no Colombian plate. */
  plate: string | null;
}

export async function load({ url, store }: LoadContext): Promise<PlateData> {
  const text = (url.searchParams.get('placa') ?? '').trim().slice(0, 20);
  const plate = readPlate(text);
  // A failed call stays in the store; the screen says so beside what was typed.
  if (plate) await fetchInto(store, taxiApi.endpoints.plate.initiate(plate)).catch(() => null);
  return { text, plate, asked: url.searchParams.has('placa') };
}

/** Whether a plate is an authorised taxi's: a GET form, so it works without JavaScript. */
export function Screen({ data: { text, asked, plate }, title, locale }: ScreenProps<PlateData>) {
  const t = useTaxiMessages();
  const fault = asked && !plate ? t(text ? 'plate.invalid' : 'plate.required') : undefined;
  return (
    <>
      {fault && (
        <ErrorSummary
          key={text}
          title={t('error.title')}
          errors={[{ id: 'placa', message: fault }]}
        />
      )}
      <PageHeading title={title} lead={t('plate.lead')} />
      <TaxiNav current="plate" />
      <div className={styles.page}>
        <form
          key={text}
          method="get"
          action={localisePath('/servicios/taxis/placa', locale)}
          className={styles.form}
          noValidate
        >
          <TextField
            label={t('plate.label')}
            name="placa"
            defaultValue={text}
            hint={t('plate.hint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            className={styles.field}
            {...(fault && { error: fault })}
          />
          <Button type="submit">{t('plate.submit')}</Button>
        </form>
        {plate && <PlateResult plate={plate} />}
        <section aria-labelledby="look" className={styles.look}>
          <h2 id="look">{t('plate.look')}</h2>
          <ul>
            <li>{t('plate.look.card')}</li>
            <li>{t('plate.look.meter')}</li>
            <li>{t('plate.look.stand')}</li>
          </ul>
          <p>
            <Link to="/servicios/taxis">{t('plate.more')}</Link>
          </p>
        </section>
      </div>
    </>
  );
}
