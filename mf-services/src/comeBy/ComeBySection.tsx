import { useSearchParams } from '@eldorado/remote/routing';
import { everyMinute } from '@eldorado/store';
import { Button, Link, Notice, TextField } from '@eldorado/ui';
import { useServiceMessages } from '../messages.ts';
import { comeByApi } from './comeByApi.ts';
import { FlightBy } from './FlightBy.tsx';
import { readFlight } from './readFlight.ts';
import css from './comeBy.module.css';

/** One field, one answer: when to be at the airport for a flight. The address answers, with or without JavaScript. */
export function ComeBySection() {
  const t = useServiceMessages();
  const [query, setQuery] = useSearchParams();
  const flight = readFlight(query);
  const asked = { skip: flight === '', ...everyMinute };
  const { data, isError } = comeByApi.useComeByQuery({ flight }, asked);
  // A link names a flight by its id.
  const shown = data?.name ?? flight;
  return (
    <section aria-labelledby="come-by" className={css.section}>
      <h2 id="come-by">{t('comeByTitle')}</h2>
      <form
        method="get"
        className={css.form}
        key={shown}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('flight');
          setQuery(
            { flight: typeof typed === 'string' ? typed : '' },
            { preventScrollReset: true },
          );
        }}
      >
        <TextField
          label={t('cityFlight')}
          name="flight"
          hint={t('comeByHint')}
          error={flight !== '' && data === null && t('comeByUnknown')}
          defaultValue={shown}
          maxLength={40}
          required
          autoComplete="off"
        />
        <Button type="submit">{t('comeByShow')}</Button>
      </form>
      {flight !== '' && isError && <Notice tone="warning">{t('failedText')}</Notice>}
      {data && (
        <div role="status">
          <FlightBy flight={data} />
        </div>
      )}
      {data && (
        <p>
          <Link to={`/transporte/como-llegar-al-aeropuerto?flight=${data.id}`}>
            {t('comeByWay')}
          </Link>
        </p>
      )}
    </section>
  );
}
