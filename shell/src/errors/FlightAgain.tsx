import { localisePath, type Locale } from '@eldorado/i18n';
import { nameInAddress } from '@eldorado/rules';
import { Button, TextField } from '@eldorado/ui';
import { useShellMessages } from '../messages.ts';
import styles from './errorPage.module.css';

/** What a flight's address calls it: `AV9314` of `/vuelos/detalle/2026-03-02-D-AV9314`. */
const flightIn = (path: string): string =>
  nameInAddress(path.split('/').at(-1) ?? '').toUpperCase();

/** Looks for a flight again, on either board: a form that a browser sends without code. */
export function FlightAgain({ path, locale }: { path: string; locale: Locale }) {
  const t = useShellMessages();
  return (
    <form
      method="get"
      role="search"
      action={localisePath('/vuelos/salidas', locale)}
      className={styles.again}
    >
      <TextField
        label={t('againLabel')}
        name="q"
        type="search"
        autoComplete="off"
        maxLength={80}
        defaultValue={flightIn(path)}
      />
      <Button type="submit">{t('againDepartures')}</Button>
      <Button
        type="submit"
        variant="secondary"
        formAction={localisePath('/vuelos/llegadas', locale)}
      >
        {t('againArrivals')}
      </Button>
    </form>
  );
}
