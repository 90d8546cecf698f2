import { bookingLimits } from '@eldorado/rules';
import type { VisitField } from '@eldorado/rules/taxi-visit';
import { RadioGroup, TextField } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import type { VisitData } from './visitData.ts';
import { VisitForm } from './VisitForm.tsx';
import { fieldText } from './visitText.ts';

/** Who travels, and how they pay. */
export function DetailsPage({ data }: { data: VisitData }) {
  const t = useTaxiMessages();
  const field = (name: VisitField) => ({
    name,
    defaultValue: data.answers[name],
    error: fieldText(t, data, name),
  });
  return (
    <VisitForm data={data} action="details" submit={t('book.next')}>
      <TextField
        {...field('name')}
        label={t('field.name')}
        autoComplete="name"
        maxLength={bookingLimits.name}
      />
      <TextField
        {...field('mobile')}
        label={t('field.mobile')}
        type="tel"
        autoComplete="tel"
        hint={t('field.mobileHint')}
      />
      <TextField
        {...field('email')}
        label={t('field.email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        optional
        hint={t('field.emailHint')}
      />
      <RadioGroup
        {...field('payment')}
        label={t('booking.payment')}
        hint={t('field.paymentHint')}
        options={(['cash', 'card-terminal'] as const).map((value) => ({
          value,
          label: t(`booking.payment.${value}`),
        }))}
      />
    </VisitForm>
  );
}
