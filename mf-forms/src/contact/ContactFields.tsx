import type { SentForm } from '@eldorado/remote';
import { contactLimits } from '@eldorado/rules';
import { nearAddress } from '@eldorado/rules/near-address';
import { useSiteSelector } from '@eldorado/store/state';
import { CheckboxField, TextField } from '@eldorado/ui';
import { CountedText } from '../count/CountedText.tsx';
import { EmailField } from '../email/EmailField.tsx';
import { findNear } from '../email/findNear.ts';
import { useFormMessages } from '../messages.ts';
import { Trap } from '../Trap.tsx';
import type { ContactFaults, ContactField } from './contactFields.ts';
import { faultText } from './faultText.ts';
import css from './contact.module.css';

interface ContactFieldsProps {
  /** What the browser sent by itself and the API did not take. */
  refused: SentForm | null;
  faults: ContactFaults;
}

/** What the contact form asks for. The fields keep their own values. */
export function ContactFields({ refused, faults }: ContactFieldsProps) {
  const t = useFormMessages();
  const knownEmail = useSiteSelector((state) => state.loginFeedback.email) ?? '';
  const errorOf = (name: ContactField) =>
    faults[name] !== undefined && { error: faultText(t, name, faults[name]) };
  const field = (name: Exclude<ContactField, 'consent'>) => ({
    name,
    label: t(`${name}Label`),
    defaultValue: refused?.fields[name] ?? (name === 'email' ? knownEmail : ''),
    ...errorOf(name),
  });
  return (
    <>
      {/* Brought again a minute later, the challenge counts as worked for: there is no script to do it. */}
      {refused?.faults['proof'] && (
        <input type="hidden" name="proof" value={refused.faults['proof']} />
      )}
      <Trap />
      <TextField {...field('fullName')} autoComplete="name" />
      <EmailField
        {...field('email')}
        near={nearAddress(field('email').defaultValue)}
        find={findNear}
        hint={t('emailHint')}
        ask={(address) => t('emailNear', { address })}
      />
      <TextField {...field('mobile')} type="tel" autoComplete="tel" hint={t('mobileHint')} />
      <TextField {...field('subject')} />
      <CountedText
        {...field('comment')}
        rows={6}
        max={contactLimits.comment}
        left={(count) => t('charactersLeft', { count })}
        over={(count) => t('charactersOver', { count })}
        hint={t('commentHint', { max: contactLimits.comment })}
      />
      <div>
        <p className={css.purpose}>{t('consentPurpose')}</p>
        <CheckboxField
          label={t('consentLabel')}
          name="consent"
          defaultChecked={refused?.fields['consent'] !== undefined}
          {...errorOf('consent')}
        />
      </div>
    </>
  );
}
