import type { PqrsDraft } from '@eldorado/rules/pqrs';
import { pqrsStepFaults, type PqrsFaults } from '@eldorado/rules/pqrs-schema';
import { useFormState } from '../../formState/useFormState.ts';
import type { PqrsData } from '../pqrsData.ts';
import { typed } from './stepPost.ts';

export interface StepSenderProps {
  form: HTMLFormElement;
  data: PqrsData;
  /** Somebody submitted the form before this came. */
  submitAtOnce: boolean;
  isLeft: (event: SubmitEvent) => boolean;
  onFaults: (faults: PqrsFaults) => void;
  onSubmit: (said: PqrsDraft) => Promise<void>;
}

/** Takes a page of questions over once a person touches it. It shows nothing itself; Formik and the API's rules come with it. */
export function StepSender({ data, ...given }: StepSenderProps) {
  const { step, answers, today } = data;
  useFormState<PqrsDraft, PqrsFaults>({
    ...given,
    read: (form) => typed(form, answers, step),
    validate: (said) => pqrsStepFaults(said, step, today),
  });
  return null;
}
