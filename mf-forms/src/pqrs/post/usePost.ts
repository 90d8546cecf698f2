import { useState } from 'react';
import { useLocale } from '@eldorado/i18n';
import { useNavigate } from '@eldorado/remote/routing';
import { forgetTyped } from '../../typed/typedWords.ts';
import { pqrsForms } from '../pqrsForms.ts';
import { useBusy } from './useBusy.ts';
import { keepPost, waitingId, type PqrsPost } from './waitingPost.ts';

/** The way to the API, fetched when a page is touched or sent, and not before. */
export const loadSendPost = () => import(/* webpackChunkName: "pqrs-send" */ './sendPost.ts');

/** How a page of the form is posted without leaving it before the API has answered: nothing typed is lost where nobody does. */
export function usePost() {
  const locale = useLocale();
  const navigate = useNavigate();
  const [busy, setBusy] = useBusy();
  /** Why the last one was not taken: the API's code. */
  const [problem, setProblem] = useState<string | null>(null);
  /** What was not sent, and may wait for a network. */
  const [unsent, setUnsent] = useState<PqrsPost | null>(null);

  async function send(post: PqrsPost) {
    setBusy(true);
    setUnsent(null);
    setProblem(null);
    try {
      const { sendPost } = await loadSendPost();
      const posted = await sendPost(post, locale);
      if (posted.kind === 'taken') {
        forgetTyped(pqrsForms);
        // Still busy: this page is not sent again while the next one comes. That one's is another form, which waits for nothing here.
        void navigate(posted.address);
        return posted.kind;
      }
      setBusy(false);
      if (posted.kind === 'refused') setProblem(posted.problem);
      else setUnsent(post);
      return posted.kind;
    } catch (error) {
      setBusy(false);
      throw error;
    }
  }

  return {
    busy,
    setBusy,
    problem,
    unsent,
    setUnsent,
    send,
    /** Keeps it on this device, as its sender agreed to. */
    wait: () => {
      if (!unsent || !keepPost(unsent)) return;
      // Once is enough.
      forgetTyped(pqrsForms);
      setUnsent(null);
      // The button that was pressed goes away; what was done is said where it waits.
      requestAnimationFrame(() => document.getElementById(waitingId)?.focus());
    },
  };
}
