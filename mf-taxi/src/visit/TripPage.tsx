import { bookingLimits, isTerminal, noticeMinutes, vehicleLimits } from '@eldorado/rules';
import type { VisitField } from '@eldorado/rules/taxi-visit';
import { RadioGroup, SelectField, TextField } from '@eldorado/ui';
import { DateField } from '@eldorado/ui/date';
import { useTaxiMessages } from '../messages.ts';
import { taxiApi } from '../taxiApi.ts';
import { vehicleClasses } from '../trip/tripForm.ts';
import type { VisitData } from './visitData.ts';
import { VisitForm } from './VisitForm.tsx';
import { fieldText } from './visitText.ts';
import styles from './visit.module.css';

/** From where, to where, when and with how much. */
export function TripPage({ data }: { data: VisitData }) {
  const t = useTaxiMessages();
  const { answers, texts, today } = data;
  const { data: places = [] } = taxiApi.usePlacesQuery();
  // The airport's terminals first: one of them is an end of every ride.
  const sorted = [...places].sort(
    (a, b) => Number(isTerminal(b)) - Number(isTerminal(a)) || a.name.localeCompare(b.name),
  );
  const options = [
    { value: '', label: texts.choose },
    ...sorted.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  const field = (name: VisitField) => ({
    name,
    defaultValue: answers[name],
    error: fieldText(t, data, name),
  });
  return (
    <VisitForm data={data} action="trip" submit={t('book.next')}>
      <SelectField {...field('origin')} label={t('field.origin')} options={options} />
      <SelectField {...field('destination')} label={t('field.destination')} options={options} />
      <div className={styles.pair}>
        <DateField {...field('date')} label={t('field.date')} min={today} />
        <TextField {...field('time')} label={t('field.time')} type="time" />
      </div>
      <p className={styles.note}>{t('field.whenHint', { minutes: noticeMinutes })}</p>
      <TextField
        {...field('flight')}
        label={t('field.flight')}
        hint={t('field.flightHint')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={bookingLimits.flight}
      />
      <RadioGroup
        {...field('vehicle')}
        label={t('field.vehicle')}
        options={vehicleClasses.map((value) => ({
          value,
          label: t(`vehicle.${value}`),
          hint: t('vehicle.limits', { ...vehicleLimits[value] }),
        }))}
      />
      <div className={styles.pair}>
        <TextField
          {...field('persons')}
          label={t('field.persons')}
          inputMode="numeric"
          maxLength={2}
        />
        <TextField {...field('bags')} label={t('field.bags')} inputMode="numeric" maxLength={2} />
      </div>
    </VisitForm>
  );
}
