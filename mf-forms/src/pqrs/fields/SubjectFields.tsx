import type { ReactNode } from 'react';
import { pqrsItems, pqrsLimits } from '@eldorado/rules/pqrs';
import { Link, Notice, SelectField, TextField } from '@eldorado/ui';
import type { Choice } from '../noChoices.ts';
import { choiceText } from '../pqrsText.ts';
import type { StepFieldsProps } from './stepFieldsProps.ts';
import css from '../pqrs.module.css';

/** The questions that a topic has. */
export function SubjectFields(props: StepFieldsProps): ReactNode {
  switch (props.data.answers.topic) {
    case 'airlines':
      return <AirlineFields {...props} />;
    case 'establishments':
      return <EstablishmentFields {...props} />;
    case 'services':
      return <Chosen {...props} field="service" options={props.data.choices.services} />;
    case 'infrastructure':
      return <InfrastructureFields {...props} />;
    default:
      return null;
  }
}

function AirlineFields(props: StepFieldsProps) {
  const { data, message } = props;
  const { texts, answers, choices } = data;
  const options = [...choices.airlines, { value: 'ZZZ', label: texts.airlineOther }];
  return (
    <>
      <Notice tone="info" title={texts.airlinesTitle}>
        <p className={css.words}>{texts.airlinesText}</p>
        <p className={css.words}>
          <Link to="/establecimientos/aerolineas">{texts.airlinesPage}</Link>
          {' · '}
          <Link to="https://www.supertransporte.gov.co">{texts.supertransporte}</Link>
        </p>
      </Notice>
      <Chosen {...props} field="airline" options={options} />
      <TextField
        label={texts.flight}
        name="flight"
        defaultValue={answers.flight}
        hint={texts.flightHint}
        error={message('flight')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}

function EstablishmentFields(props: StepFieldsProps) {
  const { establishmentTypes } = props.data.choices;
  return (
    <>
      <Chosen {...props} field="establishmentType" options={establishmentTypes} />
      <Named {...props} field="establishment" hint={props.data.texts.establishmentHint} />
    </>
  );
}

function InfrastructureFields(props: StepFieldsProps) {
  const { texts } = props.data;
  const options = pqrsItems.map((value) => ({ value, label: choiceText(texts, 'item', value) }));
  return (
    <>
      <Chosen {...props} field="item" options={options} />
      <Named {...props} field="place" hint={texts.placeHint} />
    </>
  );
}

/** One of many. */
function Chosen(
  props: StepFieldsProps & {
    field: 'airline' | 'establishmentType' | 'service' | 'item';
    options: readonly Choice[];
  },
) {
  const { data, message, field, options } = props;
  return (
    <SelectField
      label={data.texts[field]}
      name={field}
      defaultValue={data.answers[field]}
      error={message(field)}
      options={[{ value: '', label: data.texts.choose }, ...options]}
    />
  );
}

/** A text with names to choose from; the browser offers them, also without JavaScript. */
function Named(props: StepFieldsProps & { field: 'establishment' | 'place'; hint: string }) {
  const { data, message, field, hint } = props;
  return (
    <>
      <TextField
        label={data.texts[field]}
        name={field}
        defaultValue={data.answers[field]}
        hint={hint}
        error={message(field)}
        optional
        maxLength={pqrsLimits[field]}
        autoComplete="off"
        list={`${field}-names`}
      />
      <datalist id={`${field}-names`}>
        {data.choices.suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
