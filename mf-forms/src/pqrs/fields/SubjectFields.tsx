import { useState, type ReactNode } from 'react';
import { otherAirline, pqrsItems } from '@eldorado/rules/pqrs';
import { Link, Notice } from '@eldorado/ui';
import type { Suggestion } from '../choices/noChoices.ts';
import { choiceText } from '../pqrsText.ts';
import { Chosen } from './Chosen.tsx';
import { Named } from './Named.tsx';
import type { StepFieldsProps } from './stepFieldsProps.ts';
import { useFlights } from './useFlights.ts';
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
  const { texts, answers, choices } = props.data;
  const [airline, setAirline] = useState(answers.airline);
  const [flights, offer] = useFlights(choices.suggestions);
  const options = [...choices.airlines, { value: otherAirline, label: texts.airlineOther }];
  return (
    <>
      <Notice tone="info" title={texts.airlinesTitle}>
        <p className={css.words}>{texts.airlinesText}</p>
        <p className={css.words}>
          <Link to="/establecimientos/aerolineas">{texts.airlinesPage}</Link>
          {choices.overseerWeb && (
            <>
              {' · '}
              <Link to={choices.overseerWeb}>{texts.supertransporte}</Link>
            </>
          )}
        </p>
      </Notice>
      <Chosen
        {...props}
        field="airline"
        options={options}
        onChoose={(chosen) => {
          setAirline(chosen);
          offer(chosen);
        }}
      />
      <Named
        {...props}
        field="flight"
        hint={texts.flightHint}
        names={namesOf(flights, airline)}
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}

function EstablishmentFields(props: StepFieldsProps) {
  const { texts, answers, choices } = props.data;
  const [type, setType] = useState(answers.establishmentType);
  return (
    <>
      <Chosen
        {...props}
        field="establishmentType"
        options={choices.establishmentTypes}
        onChoose={setType}
      />
      <Named
        {...props}
        field="establishment"
        hint={texts.establishmentHint}
        names={namesOf(choices.suggestions, type)}
      />
    </>
  );
}

/** What is offered for a choice; all of it before there is one. */
const namesOf = (suggestions: readonly Suggestion[], chosen: string) => [
  ...new Set(
    suggestions.filter(({ of }) => chosen === '' || of === chosen).map(({ name }) => name),
  ),
];

function InfrastructureFields(props: StepFieldsProps) {
  const { texts, choices } = props.data;
  const options = pqrsItems.map((value) => ({ value, label: choiceText(texts, 'item', value) }));
  return (
    <>
      <Chosen {...props} field="item" options={options} />
      <Named
        {...props}
        field="place"
        hint={texts.placeHint}
        names={namesOf(choices.suggestions, '')}
      />
    </>
  );
}
