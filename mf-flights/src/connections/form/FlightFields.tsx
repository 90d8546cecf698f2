import {
  addDays,
  boardDays,
  bogotaInstant,
  formatDate,
  useLocale,
  type Locale,
} from '@eldorado/i18n';
import { isDay, readClock } from '@eldorado/i18n/bogota';
import { longestFlightName } from '@eldorado/rules';
import { Icon, RadioGroup, SelectField, TextField } from '@eldorado/ui';
import { planeArrivalIcon, planeDepartureIcon } from '@eldorado/ui/icons';
import { useFlightMessages, type FlightTranslate } from '../../messages.ts';
import type { AirlineChoice } from './airlines.ts';
import type { Answers, Side } from './connectionAnswers.ts';
import type { Fault } from './connectionFaults.ts';
import css from '../connections.module.css';

/** A field's error, if it has one. */
export function faultOf(t: FlightTranslate, faults: readonly Fault[], name: Fault['field']) {
  const fault = faults.find(({ field }) => field === name);
  return fault ? { error: t(`connFault_${fault.key}`, fault.values) } : {};
}

/** The days to choose from; one that was asked for and cannot be reached stays in the list, so that it is not lost. */
function dayOptions(t: FlightTranslate, locale: Locale, today: string, asked: string) {
  const names: Record<string, string> = {
    [addDays(today, -1)]: t('yesterday'),
    [today]: t('today'),
    [addDays(today, 1)]: t('tomorrow'),
  };
  const days = boardDays(today);
  return [...days, ...(asked && !days.includes(asked) ? [asked] : [])].map((value) => ({
    value,
    label: isDay(value)
      ? [names[value], formatDate(bogotaInstant(value, '12:00'), locale, 'short')]
          .filter(Boolean)
          .join(', ')
      : value,
  }));
}

interface Props {
  side: Side;
  answers: Answers;
  today: string;
  airlines: readonly AirlineChoice[];
  faults: readonly Fault[];
}

/** The questions about one of the two flights: its number and day, or what one knows of it without. */
export function FlightFields({ side, answers, today, airlines, faults }: Props) {
  const t = useFlightMessages();
  const locale = useLocale();
  const arrives = side === 'arrival';
  const day = answers[`${side}Date`];
  const time = answers[`${side}Time`];
  const fault = (name: Fault['field']) => faultOf(t, faults, name);
  return (
    <fieldset className={css.side}>
      <legend>
        <span className={css.pictogram}>
          <Icon icon={arrives ? planeArrivalIcon : planeDepartureIcon} />
        </span>
        {t(arrives ? 'connArrivalSide' : 'connDepartureSide')}
      </legend>
      <div className={css.pair}>
        <TextField
          label={t('connNumber')}
          name={`${side}Flight`}
          placeholder={arrives ? 'AV 27' : 'AV 9314'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longestFlightName}
          optional
          defaultValue={answers[`${side}Flight`]}
          {...fault(`${side}Flight`)}
        />
        <SelectField
          label={t('dateLabel')}
          name={`${side}Date`}
          defaultValue={day || (arrives ? today : '')}
          options={[
            ...(arrives ? [] : [{ value: '', label: t('connDayAuto') }]),
            ...dayOptions(t, locale, today, day),
          ]}
          {...fault(`${side}Date`)}
        />
      </div>
      <p className={css.or}>{t('connWithout')}</p>
      <RadioGroup
        label={t(arrives ? 'arrivalTypeLabel' : 'departureTypeLabel')}
        name={side}
        options={[
          { value: 'international', label: t('kind_international') },
          { value: 'national', label: t('kind_national') },
        ]}
        defaultValue={answers[side]}
        {...fault(side)}
      />
      <div className={css.pair}>
        <SelectField
          label={t(arrives ? 'arrivalAirlineLabel' : 'departureAirlineLabel')}
          name={`${side}Airline`}
          options={[
            { value: '', label: t('airlineUnknown') },
            ...airlines.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          defaultValue={answers[`${side}Airline`]}
        />
        <TextField
          label={t(arrives ? 'connArrivalTime' : 'connDepartureTime')}
          name={`${side}Time`}
          // A time field would drop what is no time; then it is shown as it was typed.
          type={time && !readClock(time) ? 'text' : 'time'}
          optional
          defaultValue={readClock(time) ?? time}
          {...fault(`${side}Time`)}
        />
      </div>
    </fieldset>
  );
}
