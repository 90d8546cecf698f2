import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useLocale } from '@eldorado/i18n';
import type { PqrsDraft } from '@eldorado/rules/pqrs';
import { useSiteSelector } from '@eldorado/store/state';
import { useSender } from '../../formState/useSender.ts';
import { useTyped } from '../../typed/useTyped.ts';
import type { PqrsData } from '../pqrsData.ts';
import { pqrsForms } from '../pqrsForms.ts';
import { postOf, typed } from './stepPost.ts';
import { loadSendPost, usePost } from '../post/usePost.ts';

/** Where the second button of a page leads. */
export const toMap = 'map';
const leadsToMap = ({ submitter }: SubmitEvent) =>
  (submitter as HTMLButtonElement | null)?.value === toMap;

const loadSender = async () =>
  (await import(/* webpackChunkName: "pqrs-sender" */ './StepSender.tsx')).StepSender;

/** How a page of questions is checked and posted: by the rules of the API, without leaving it before that has answered. */
export function useStepForm(data: PqrsData) {
  const { step, draft, answers } = data;
  const locale = useLocale();
  const online = useSiteSelector((state) => state.app.online);
  const [faults, setFaults] = useState(data.faults);
  const [attempt, setAttempt] = useState(0);
  const { busy, setBusy, problem, unsent, setUnsent, send, wait } = usePost();
  const form = useRef<HTMLFormElement>(null);
  useTyped(`${pqrsForms}${step} ${draft ?? ''}`, form);
  const offerToKeep = (of: HTMLFormElement) =>
    setUnsent(postOf(data, typed(of, answers, step), locale));
  const { taken, waiting, touch, submit } = useSender(loadSender, offerToKeep);
  /** The map is no answer to check: the browser posts what is there, and goes. */
  const isForBrowser = (event: SubmitEvent) => online && leadsToMap(event);

  // The page that follows may be this one again.
  useEffect(() => setBusy(false), [data, setBusy]);

  async function post(said: PqrsDraft) {
    if (busy) return;
    const posted = postOf(data, said, locale);
    if (!online) return setUnsent(posted);
    // Code that cannot be fetched leaves it to the browser, which reaches the API by itself.
    await send(posted).catch(() => form.current?.submit());
  }

  return {
    form,
    /** Whether it is on its way, or waits for the code that sends it. */
    busy: busy || (waiting && taken === null),
    faults,
    /** How often something was wrong. */
    attempt,
    problem,
    /** Whether nobody took it, which is said beside the button that was pressed, where its presser looks. */
    failed: problem !== null || unsent !== null,
    /** Keeps on this device what nobody answered; null while there is nothing to keep. */
    onWait: unsent && wait,
    /** Fetches what checks and sends it before the network may be gone. */
    touch: (event: FocusEvent<HTMLFormElement>) => {
      touch(event);
      void loadSendPost().catch(() => undefined);
    },
    /** Until that is there. */
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (event.defaultPrevented || isForBrowser(event.nativeEvent as SubmitEvent)) return;
      if (online) return submit(event);
      event.preventDefault();
      offerToKeep(event.currentTarget);
    },
    sender: taken && {
      ...taken,
      given: {
        ...{ form: taken.form, data, submitAtOnce: waiting },
        // Without a network the page offers to keep it, whatever still lacks.
        isLeft: (event: SubmitEvent) => !online || leadsToMap(event),
        onSubmit: post,
        onFaults: (found: PqrsData['faults']) => {
          setFaults(found);
          setAttempt(attempt + 1);
        },
      },
    },
  };
}
