import { Button, Link, TextField } from '@eldorado/ui';
import { useLocale } from '@eldorado/i18n';
import { localisePath } from '@eldorado/i18n';
import { useSiteSelector } from '@eldorado/store';
import { usePageMessages } from '../messages.ts';
import styles from './home.module.css';

/** A form that any browser can send: each direction has its own button's address. */
export function FlightSearch() {
  const t = usePageMessages();
  const locale = useLocale();
  // What was looked for on the boards in this tab.
  const query = useSiteSelector((state) => state.flights.query);
  return (
    <section className={styles.search} aria-labelledby="flight-search">
      <h2 id="flight-search" className={styles.searchTitle}>
        {t('searchTitle')}
      </h2>
      <form method="get" action={localisePath('/vuelos/salidas', locale)} className={styles.form}>
        <TextField
          label={t('searchLabel')}
          hint={t('searchHint')}
          name="q"
          type="search"
          defaultValue={query}
          autoComplete="off"
        />
        <div className={styles.buttons}>
          <Button type="submit">{t('departures')}</Button>
          <Button
            type="submit"
            variant="secondary"
            formAction={localisePath('/vuelos/llegadas', locale)}
          >
            {t('arrivals')}
          </Button>
        </div>
      </form>
      <p className={styles.searchLinks}>
        <Link to="/vuelos">{t('allFlights')}</Link>
        <Link to="/vuelos/conexiones">{t('connections')}</Link>
      </p>
    </section>
  );
}
