import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, Notice, RadioGroup, SelectField } from '@eldorado/ui';
import { useFlightMessages } from '../messages.ts';
import type { AirlineChoice } from './airlines.ts';
import type { ConnectionAnswers, MissingAnswer } from './connectionPlan.ts';
import css from './connections.module.css';

interface Props {
  answers: ConnectionAnswers;
  /** Null when the list could not be had. */
  airlines: readonly AirlineChoice[] | null;
  missing: readonly MissingAnswer[];
}

/** The connection form of spec.md section 3: a GET form, so that an answer can be shared as an address. */
export function ConnectionForm({ answers, airlines, missing }: Props) {
  const t = useFlightMessages();
  const locale = useLocale();
  const kinds = [
    { value: 'international', label: t('kind_international') },
    { value: 'national', label: t('kind_national') },
  ];
  const carriers = [
    { value: '', label: t('airlineUnknown') },
    ...(airlines ?? []).map(({ code, name }) => ({ value: code, label: name })),
  ];
  const fault = (name: MissingAnswer) =>
    missing.includes(name) ? { error: t(`missing_${name}`) } : {};
  return (
    <form className={css.form} method="get" action={localisePath('/vuelos/conexiones', locale)}>
      <div className={css.pair}>
        <RadioGroup
          label={t('arrivalTypeLabel')}
          name="arrival"
          options={kinds}
          defaultValue={answers.arrival ?? ''}
          {...fault('arrival')}
        />
        <SelectField
          label={t('arrivalAirlineLabel')}
          name="arrivalAirline"
          options={carriers}
          defaultValue={answers.arrivalAirline ?? ''}
        />
      </div>
      <div className={css.pair}>
        <RadioGroup
          label={t('departureTypeLabel')}
          name="departure"
          options={kinds}
          defaultValue={answers.departure ?? ''}
          {...fault('departure')}
        />
        <SelectField
          label={t('departureAirlineLabel')}
          name="departureAirline"
          options={carriers}
          defaultValue={answers.departureAirline ?? ''}
        />
      </div>
      {!airlines && <Notice tone="info">{t('airlinesFailed')}</Notice>}
      <RadioGroup
        label={t('baggageLabel')}
        hint={t('baggageHint')}
        name="baggage"
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        defaultValue={answers.through === null ? '' : answers.through ? 'yes' : 'no'}
        {...fault('baggage')}
      />
      <Button type="submit">{t('showSteps')}</Button>
    </form>
  );
}
