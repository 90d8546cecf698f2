import { useUnsavedChanges } from '@eldorado/remote';
import { contactSchema, type ContactForm } from '@eldorado/rules/contact-schema';
import { loginFeedbackActions, useSiteDispatch } from '@eldorado/store/state';
import { sendContactMessage } from '../sendForm.ts';
import { useFormState } from '../formState/useFormState.ts';
import type { ContactFaults } from './contactFields.ts';
import type { SentMessage } from './ContactSent.tsx';
import type { DraftKey } from './draftKeys.ts';
import { readSendFailure, type GeneralFailure } from './sendFailure.ts';
import { useUnsavedWarning } from './useUnsavedWarning.ts';

/** What became of an attempt to send. */
export type Attempt =
  | { kind: 'sending' }
  | { kind: 'faults'; faults: ContactFaults }
  | { kind: GeneralFailure };

interface Props {
  /** The form of the page, whose fields keep their own values. */
  form: HTMLFormElement;
  draftKey: DraftKey;
  onAttempt: (attempt: Attempt) => void;
  /** Somebody submitted the form before this came. */
  submitAtOnce: boolean;
  onSent: (message: SentMessage) => void;
}

const textsOf = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  return { ...Object.fromEntries(fields), consent: fields.has('consent') } as ContactForm;
};
const isTouched = ({ fullName, mobile, subject, comment, consent }: ContactForm) =>
  [fullName, mobile, subject, comment].some((text) => text !== '') || consent;

/**
 * Takes the page's form over from the browser, once a person fills it in: it is checked here, sent without leaving the
 * page, and a tab with a draft asks before it is closed. It shows nothing itself. Formik and Yup come with it.
 */
export function ContactSender({ form, draftKey, submitAtOnce, onAttempt, onSent }: Props) {
  const dispatch = useSiteDispatch();
  const values = useFormState<ContactForm, ContactFaults>({
    form,
    submitAtOnce,
    read: textsOf,
    validationSchema: contactSchema,
    onFaults: (faults) => onAttempt({ kind: 'faults', faults }),
    async onSubmit(typed) {
      onAttempt({ kind: 'sending' });
      const message = { ...contactSchema.cast(typed), consent: true as const };
      const sent = await dispatch(sendContactMessage({ message, draftKey: draftKey(message) }));
      if (sent.said) {
        dispatch(loginFeedbackActions.emailGiven(message.email));
        onSent({ reference: sent.said.reference, email: message.email });
        return;
      }
      const failure = readSendFailure(sent.failure);
      onAttempt(failure.kind === 'fields' ? { kind: 'faults', faults: failure.faults } : failure);
    },
  });
  const dirty = isTouched(values);
  useUnsavedWarning(dirty);
  useUnsavedChanges(dirty);
  return null;
}
