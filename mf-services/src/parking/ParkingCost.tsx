import { formatPesos, useLocale } from '@eldorado/i18n';
import { useSearchParams } from '@eldorado/remote/routing';
import { Button, SelectField, TextField } from '@eldorado/ui';
import { useServiceMessages } from '../messages.ts';
import { TerminalField } from '../TerminalField.tsx';
import type { ParkingView } from '../servicesApi.ts';
import {
  bestParking,
  minutesOfHours,
  readCost,
  vehicles,
  type CostQuestion,
} from './parkingCost.ts';
import css from './parking.module.css';

/** What it costs to park at most, and where: answered by the address, with or without JavaScript. */
export function ParkingCost({ parkings }: { parkings: readonly ParkingView[] }) {
  const t = useServiceMessages();
  const [query, setQuery] = useSearchParams();
  const question = readCost(query);
  const { terminal, vehicle, hours } = question;
  const minutes = minutesOfHours(hours);
  // Those that have a car park.
  const terminals = [...new Set(parkings.map((parking) => parking.terminal))];
  return (
    <section aria-labelledby="cost" className={css.cost}>
      <h2 id="cost">{t('costTitle')}</h2>
      <form
        method="get"
        className={css.form}
        key={`${terminal} ${vehicle} ${hours}`}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const next = ['terminal', 'vehicle', 'hours'].map((name) => {
            const value = typed.get(name);
            return [name, typeof value === 'string' ? value : ''];
          });
          setQuery(new URLSearchParams(next), { preventScrollReset: true });
        }}
      >
        <TerminalField chosen={terminal} among={terminals} />
        <SelectField
          label={t('costVehicle')}
          name="vehicle"
          defaultValue={vehicle}
          options={vehicles.map((value) => ({ value, label: t(`vehicle_${value}`) }))}
        />
        <TextField
          label={t('costHours')}
          name="hours"
          inputMode="decimal"
          required
          maxLength={6}
          defaultValue={hours}
          error={hours !== '' && minutes === null && t('costHoursWrong')}
          autoComplete="off"
        />
        <Button type="submit">{t('costShow')}</Button>
      </form>
      {minutes !== null && <Answer {...{ parkings, question, minutes }} />}
    </section>
  );
}

function Answer(props: {
  parkings: readonly ParkingView[];
  question: CostQuestion;
  minutes: number;
}) {
  const t = useServiceMessages();
  const locale = useLocale();
  const { parkings, question, minutes } = props;
  const best = bestParking(parkings, question);
  if (best === null) return <p role="status">{t('costFull')}</p>;
  const { pesosPerMinute } = best;
  const pesos = (amount: number) => formatPesos(amount, locale);
  return (
    <div role="status">
      {pesosPerMinute !== null && (
        <p className={css.price}>
          {pesosPerMinute === 0
            ? t('cityFree')
            : t('costUpTo', { price: pesos(pesosPerMinute * minutes) })}
        </p>
      )}
      <p>
        {t(best.terminal === question.terminal ? 'costWhere' : 'costElsewhere', {
          name: best.name,
          places: best.available,
        })}
      </p>
    </div>
  );
}
