import { ChoiceField } from './ChoiceField.tsx';
import { EventFields } from './EventFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import type { StepFieldsProps } from './stepFieldsProps.ts';
import { SubjectFields } from './SubjectFields.tsx';

/** The questions of a step. */
export function StepFields(props: StepFieldsProps) {
  switch (props.data.step) {
    case 'type':
    case 'request':
    case 'topic':
    case 'identity':
      return <ChoiceField {...props} field={props.data.step} />;
    case 'subject':
      return <SubjectFields {...props} />;
    case 'event':
      return <EventFields {...props} />;
    case 'person':
      return <PersonFields {...props} />;
    default:
      return null;
  }
}
