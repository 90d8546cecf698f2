import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, Notice, RadioGroup } from '@eldorado/ui';
import { useFlightMessages } from '../../messages.ts';
import type { AirlineChoice } from './airlines.ts';
import type { Answers } from './connectionAnswers.ts';
import type { Fault } from './connectionFaults.ts';
import { FlightFields, faultOf } from './FlightFields.tsx';
import css from '../connections.module.css';

interface Props {
  answers: Answers;
  today: string;
  /** Null when the list could not be had. */
  airlines: readonly AirlineChoice[] | null;
  faults: readonly Fault[];
}

/** The connection form of spec.md section 3: a GET form, so that an answer can be shared as an address. */
export function ConnectionForm({ answers, today, airlines, faults }: Props) {
  const t = useFlightMessages();
  const locale = useLocale();
  const side = { answers, today, airlines: airlines ?? [], faults };
  return (
    <form
      className={css.form}
      method="get"
      action={localisePath('/vuelos/conexiones', locale)}
      aria-label={t('connForm')}
      noValidate
    >
      <FlightFields side="arrival" {...side} />
      <FlightFields side="departure" {...side} />
      <div className={css.last}>
        {!airlines && <Notice tone="info">{t('airlinesFailed')}</Notice>}
        <RadioGroup
          label={t('baggageLabel')}
          hint={t('baggageHint')}
          name="baggage"
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('connBagsNo') },
            { value: 'hand', label: t('connBagsHand') },
          ]}
          defaultValue={answers.baggage}
          {...faultOf(t, faults, 'baggage')}
        />
        <Button type="submit" className={css.send}>
          {t('connSend')}
        </Button>
      </div>
    </form>
  );
}
