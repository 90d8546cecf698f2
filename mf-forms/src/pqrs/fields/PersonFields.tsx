import { CheckboxField, TextField } from '@eldorado/ui';
import { EmailField } from '../../email/EmailField.tsx';
import { findNear } from '../../email/findNear.ts';
import { fill } from '../pqrsText.ts';
import type { StepFieldsProps } from './stepFieldsProps.ts';
import css from '../pqrs.module.css';

/** Who sends it, unless they chose to stay unknown, and their consent. */
export function PersonFields({ data, message }: StepFieldsProps) {
  const { texts, answers } = data;
  const field = (name: 'name' | 'email' | 'phone') => ({
    label: texts[name],
    name,
    defaultValue: answers[name],
    error: message(name),
  });
  return (
    <>
      {answers.identity !== 'anonymous' && (
        <>
          <TextField {...field('name')} autoComplete="name" />
          <EmailField
            {...field('email')}
            near={data.near}
            find={findNear}
            hint={texts.emailHint}
            ask={(address) => fill(texts.emailNear, { address })}
          />
          <TextField
            {...field('phone')}
            type="tel"
            autoComplete="tel"
            hint={texts.phoneHint}
            optional
          />
        </>
      )}
      <div>
        <p className={css.purpose}>{texts.consentPurpose}</p>
        <CheckboxField
          label={texts.consent}
          name="consent"
          value="yes"
          defaultChecked={answers.consent === 'yes'}
          error={message('consent')}
        />
      </div>
    </>
  );
}
