import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormik, type FormikConfig } from 'formik';

interface FormState<Values extends object, Faults extends object> extends Pick<
  FormikConfig<Values>,
  'validate' | 'validationSchema'
> {
  /** The form of the page, whose fields keep their own values. */
  form: HTMLFormElement;
  /** What the fields hold. */
  read: (form: HTMLFormElement) => Values;
  /** Somebody submitted the form before this listened to it. */
  submitAtOnce: boolean;
  /** Whether it is left as it is, unchecked: to the browser, or to the page. */
  isLeft?: (event: SubmitEvent) => boolean;
  /** Something is wrong, and nothing is sent: codes, by the fields' names. */
  onFaults: (faults: Faults) => void;
  onSubmit: (typed: Values) => Promise<void>;
}

/**
 * Takes a form of the page over from the browser: Formik has what its fields hold, checks it when it is sent, and sends it once.
 * @returns what was typed, as of the last key.
 */
export function useFormState<Values extends object, Faults extends object>(
  given: FormState<Values, Faults>,
): Values {
  const { form, read, submitAtOnce, isLeft, onFaults, onSubmit, ...rules } = given;
  const { values, setValues, validateForm, submitForm } = useFormik<Values>({
    ...rules,
    initialValues: read(form),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit,
  });
  const busy = useRef(false);

  /** As the form is now, whoever filled it in. */
  async function check() {
    const typed = read(form);
    await setValues(typed, false);
    const faults = (await validateForm(typed)) as Faults;
    if (Object.keys(faults).length === 0) await submitForm();
    else onFaults(faults);
  }
  const change = useEffectEvent(() => void setValues(read(form), false));
  const send = useEffectEvent(() => {
    // Enter sends too, where the button would not.
    if (busy.current) return;
    busy.current = true;
    void check().finally(() => (busy.current = false));
  });
  const submit = useEffectEvent((event: SubmitEvent) => {
    if (isLeft?.(event)) return;
    event.preventDefault();
    send();
  });
  useEffect(() => {
    const onChange = () => change();
    const onSend = (event: SubmitEvent) => submit(event);
    // A password manager may say `change` alone.
    for (const name of ['input', 'change']) form.addEventListener(name, onChange);
    form.addEventListener('submit', onSend);
    return () => {
      for (const name of ['input', 'change']) form.removeEventListener(name, onChange);
      form.removeEventListener('submit', onSend);
    };
  }, [form]);

  // Perhaps while that event still runs, in which a form takes no second one.
  useEffect(() => {
    if (submitAtOnce) send();
  }, [submitAtOnce]);
  return values;
}
