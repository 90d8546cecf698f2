import { useRef, useState, type FormEvent } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { useNavigate } from '@eldorado/remote/routing';
import {
  senderFaults,
  type SenderActionName,
  type SenderFaults,
} from '@eldorado/rules/pqrs-message';
import { useSiteSelector } from '@eldorado/store/state';
import { postJson } from '../post/postJson.ts';
import { keepTyped } from '../../typed/typedWords.ts';
import { useBusy } from '../post/useBusy.ts';
import { useTyped } from '../../typed/useTyped.ts';
import { formOfTyped } from './formOfTyped.ts';
import type { SenderFormsProps } from './senderFormsProps.ts';

/** Why words are still on the page. @property problem the API's code, or what they wait for. */
interface Attempt {
  faults: SenderFaults;
  problem: string | null;
  /** How often it was tried on this page. */
  times: number;
}

/**
 * How a sender's words are sent without leaving the page before the API has answered: what nobody takes stays in its field.
 * @param underWay whether files of theirs are.
 */
export function useSenderForm(
  props: SenderFormsProps,
  action: SenderActionName,
  underWay: boolean,
) {
  const { shown, link, problem } = props;
  const locale = useLocale();
  const navigate = useNavigate();
  const online = useSiteSelector((state) => state.app.online);
  const [busy, setBusy] = useBusy();
  const isRefused = formOfTyped(shown, problem) === action;
  const typed = { text: '', rating: '', ...(isRefused && shown.typed), action };
  const [attempt, setAttempt] = useState<Attempt>({
    faults: isRefused && problem !== null && shown.typed ? senderFaults(typed) : {},
    problem: isRefused ? problem : null,
    times: 0,
  });
  const form = useRef<HTMLFormElement>(null);
  // By the case: a new link shows what was typed under one that is over.
  const name = `${action} ${shown.number}`;
  useTyped(name, form);
  const stay = (faults: SenderFaults, why: string | null) =>
    setAttempt(({ times }) => ({ faults, problem: why, times: times + 1 }));

  const isOver = attempt.problem === 'files' ? !underWay : attempt.problem === 'offline' && online;

  async function submit(sent: HTMLFormElement) {
    // Pressed twice it is still sent once.
    if (busy) return;
    const said = new FormData(sent);
    const [text, rating] = [said.get('text'), said.get('rating')];
    const words = { action, text: wordsOf(text), rating: wordsOf(rating) };
    const faults = senderFaults(words);
    if (Object.keys(faults).length > 0) return stay(faults, null);
    if (underWay || !online) return stay({}, underWay ? 'files' : 'offline');
    setBusy(true);
    const answer = await postJson(`/api/v2/case-links/${encodeURIComponent(link)}`, words);
    if (answer.kind === 'taken') {
      keepTyped(name, {});
      const query = new URLSearchParams({ case: link, done: action });
      await navigate(`${localisePath('/contacto/pqrs/seguimiento', locale)}?${query}`);
    }
    setBusy(false);
    if (answer.kind === 'unreachable') stay({}, answer.kind);
    if (answer.kind !== 'refused') return;
    // The case is another than the page shows: posted by the browser, the API keeps the words and leads to the page that says why.
    if (answer.isFinal) sent.submit();
    else stay({}, answer.problem);
  }

  return {
    form,
    busy,
    typed,
    attempt: isOver ? { ...attempt, problem: null } : attempt,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

const wordsOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
