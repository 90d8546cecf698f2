import { RadioGroup, TextField } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { userPhone, type TaxiUser } from '../session/taxiSessionSlice.ts';
import type { PaymentMethod } from '../bookings/booking.ts';
import { bookingFaultText } from './bookingFaultText.ts';
import type { DraftField } from './draft.ts';
import { StepForm } from './StepForm.tsx';
import type { StepProps } from './TripStep.tsx';
import { useFilledIn } from './useFilledIn.ts';
import styles from './booking.module.css';

/** The second step: who travels, and how they pay. */
export function DetailsStep(props: StepProps & { user: TaxiUser }) {
  const { draft, change, user } = props;
  const t = useTaxiMessages();
  useFilledIn({ name: user.name?.trim() ?? '', mobile: userPhone(user) }, change);
  const words = (field: DraftField, fault: string | undefined) =>
    bookingFaultText(t, field, fault, draft);
  return (
    <StepForm {...props} step="details" title={t('book.step.details')} faultText={words}>
      {(shown) => {
        const text = (name: 'name' | 'mobile' | 'email') => ({
          label: t(`field.${name}`),
          name,
          value: draft[name],
          onChange: (event: { currentTarget: HTMLInputElement }) =>
            change({ [name]: event.currentTarget.value }),
          error: words(name, shown[name]),
        });
        return (
          <div className={styles.narrow}>
            <TextField {...text('name')} autoComplete="name" />
            <TextField
              {...text('mobile')}
              type="tel"
              autoComplete="tel"
              hint={t('field.mobileHint')}
            />
            <TextField
              {...text('email')}
              type="email"
              autoComplete="email"
              spellCheck={false}
              optional
              hint={t('field.emailHint')}
            />
            <RadioGroup
              label={t('booking.payment')}
              name="payment"
              value={draft.payment}
              onChange={({ currentTarget }) =>
                change({ payment: currentTarget.value as PaymentMethod })
              }
              options={(['cash', 'card-terminal'] as const).map((value) => ({
                value,
                label: t(`booking.payment.${value}`),
              }))}
              hint={t('field.paymentHint')}
              error={words('payment', shown.payment)}
            />
          </div>
        );
      }}
    </StepForm>
  );
}
