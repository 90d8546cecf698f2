import { useRef, useState, type FormEvent } from 'react';
import { useLocale } from '@eldorado/i18n';
import { useSiteSelector } from '@eldorado/store';
import { useTyped } from '../typed/useTyped.ts';
import type { PqrsData } from './pqrsData.ts';
import { pqrsForms } from './pqrsForms.ts';
import { postOf, typed } from './stepPost.ts';
import { usePost } from './usePost.ts';

/** Where the second button of a page leads. */
export const toMap = 'map';
const submitterOf = ({ nativeEvent }: FormEvent<HTMLFormElement>) =>
  (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;

const loadRules = () => import(/* webpackChunkName: "pqrs-rules" */ './stepFaults.ts');

/** How a page of questions is checked and posted: by the rules of the API, without leaving it before that has answered. */
export function useStepForm(data: PqrsData) {
  const { step, draft, answers, today } = data;
  const locale = useLocale();
  const online = useSiteSelector((state) => state.app.online);
  const [faults, setFaults] = useState(data.faults);
  const [attempt, setAttempt] = useState(0);
  const { busy, setBusy, problem, unsent, setUnsent, send, wait } = usePost();
  const form = useRef<HTMLFormElement>(null);
  useTyped(`${pqrsForms}${step} ${draft ?? ''}`, form);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    // The map is no answer to check: the browser posts what is there, and goes.
    if (online && submitterOf(event)?.value === toMap) return;
    event.preventDefault();
    if (busy) return;
    const said = typed(currentTarget, answers, step);
    const post = postOf(data, said, locale);
    if (!online) return setUnsent(post);
    setBusy(true);
    try {
      const { stepFaults } = await loadRules();
      const found = stepFaults(said, step, today);
      if (Object.keys(found).length === 0) return void (await send(post));
      setBusy(false);
      setFaults(found);
      setAttempt(attempt + 1);
    } catch {
      // Rules that cannot be fetched are the API's to apply, which the browser reaches by itself.
      currentTarget.submit();
    }
  }

  return {
    form,
    busy,
    faults,
    /** How often something was wrong. */
    attempt,
    problem,
    /** Whether nobody took it, which is said beside the button that was pressed, where its presser looks. */
    failed: problem !== null || unsent !== null,
    /** Keeps on this device what nobody answered; null while there is nothing to keep. */
    onWait: unsent && wait,
    /** Fetches the rules before the network may be gone. */
    prepare: () => void loadRules().catch(() => undefined),
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}
