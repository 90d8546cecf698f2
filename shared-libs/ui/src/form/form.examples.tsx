import { useState, type ReactNode } from 'react';
import { Stack } from '../examples/arrange.tsx';
import type { GalleryExample, GalleryPage } from '../examples/galleryPage.ts';
import { Button } from '../button/Button.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Fieldset } from './Fieldset.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea, TextField } from './TextField.tsx';

interface State {
  hint?: string;
  error?: string;
  optional?: boolean;
  disabled?: boolean;
}

const states: Readonly<Record<string, State>> = {
  plain: {},
  hint: { hint: 'We write to you here, and nowhere else' },
  fault: { error: 'Answer this: without it we cannot reply to you' },
  optional: { optional: true },
  disabled: { disabled: true },
  long: {
    hint: 'As it stands on the first page of the passport or on the Colombian identity card, without the titles that the airline may have printed on the boarding card',
    error:
      'Write the name with letters, spaces, hyphens and apostrophes only: «Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch» is accepted too',
  },
};

const longLabel = 'Full name of the person who travels, with both surnames, as in the passport';
const cities = ['Bogotá', 'Cali', 'Cartagena', 'Medellín', 'San Andrés', 'Santa Marta'];
const options = cities.map((city) => ({ value: city, label: city }));
const kinds = ['National', 'International'].map((kind) => ({ value: kind, label: kind }));

/** A field in every state, each with a name of its own. */
function everyState(
  title: string,
  render: (props: State & { name: string; label: string }) => ReactNode,
  label: string,
  shown = Object.keys(states),
): GalleryExample[] {
  const field = title.replace(/\B[A-Z]/g, '-$&').toLowerCase();
  return shown.map((state) => {
    const name = state === 'plain' ? field : `${field}-${state}`;
    return {
      name,
      title: state === 'plain' ? title : `${title}, ${state}`,
      render: () => render({ ...states[state], name, label: state === 'long' ? longLabel : label }),
    };
  });
}

const required = Object.keys(states).filter((state) => state !== 'optional');

export const gallery: GalleryPage = {
  name: 'form',
  title: 'Fields',
  when: 'For every question of a form. The label stays in the box, only optional fields are marked, a fault says how to fix it. RadioGroup up to five options, SelectField above; ErrorSummary over a form that could not be sent.',
  whenNot:
    'A list that filters itself while one types is a Combobox; a day is a DateField, a code from a message a CodeField. Nothing is checked while one is still writing.',
  examples: [
    ...everyState('TextField', (props) => <TextField {...props} />, 'City'),
    {
      name: 'text-field-filled',
      title: 'TextField, filled in',
      render: () => (
        <TextField
          label="Mail address"
          name="text-field-filled"
          type="email"
          autoComplete="email"
          defaultValue="maria.fernanda.rodriguez.castellanos@correo.example.org"
        />
      ),
    },
    {
      name: 'text-field-placeholder',
      title: 'TextField with an example in it',
      render: () => (
        <TextField label="Flight" name="text-field-placeholder" placeholder="AV 9314" />
      ),
    },
    ...everyState('TextArea', (props) => <TextArea rows={3} {...props} />, 'What happened?'),
    ...everyState('SelectField', (props) => <SelectField options={options} {...props} />, 'City'),
    ...everyState(
      'CheckboxField',
      (props) => <CheckboxField {...props} />,
      'I have read how my data are treated',
      required,
    ),
    ...everyState(
      'RadioGroup',
      (props) => <RadioGroup options={kinds} defaultValue="National" {...props} />,
      'Which flight?',
    ),
    {
      name: 'radio-group-notes',
      title: 'RadioGroup whose options say more',
      render: () => (
        <RadioGroup
          label="How do you want the answer?"
          name="radio-group-notes"
          options={[
            { value: 'mail', label: 'By mail', hint: 'Within fifteen working days' },
            { value: 'phone', label: 'By telephone', hint: 'Between 08:00 and 17:00' },
          ]}
        />
      ),
    },
    ...everyState(
      'Fieldset',
      ({ name, label, ...props }) => (
        <Fieldset legend={label} id={name} {...props}>
          <TextField label="Number" name={`${name}-number`} />
        </Fieldset>
      ),
      'Your document',
    ),
    { name: 'error-summary', title: 'ErrorSummary', render: () => <Unsent /> },
  ],
};

function Unsent() {
  const [tries, setTries] = useState(0);
  const errors = [
    { id: 'unsent-name', message: 'Write your name' },
    { id: 'unsent-city', message: 'Choose the city where your journey begins' },
  ];
  const fault = (id: string) => errors.find((error) => error.id === id)?.message;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
      }}
    >
      <Stack>
        {tries > 0 && <ErrorSummary key={tries} title="Two answers are missing" errors={errors} />}
        <TextField label="Name" name="unsent-name" error={tries > 0 && fault('unsent-name')} />
        <SelectField
          label="City"
          name="unsent-city"
          options={[{ value: '', label: 'Choose a city' }, ...options]}
          error={tries > 0 && fault('unsent-city')}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}
