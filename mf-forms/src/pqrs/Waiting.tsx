import { useEffect, useEffectEvent, useState } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { useNavigate } from '@eldorado/remote/routing';
import { useSiteSelector } from '@eldorado/store';
import { Button, Notice } from '@eldorado/ui';
import type { PqrsTexts } from './texts/es.ts';
import { discardPost, useIsWaiting, waitingPost } from './waitingPost.ts';
import css from './pqrs.module.css';

/**
 * What waits on this device, as its sender agreed: it is sent once there is a network, by one tab, and then leads on to the
 * page that follows it.
 */
export function Waiting({ texts }: { texts: PqrsTexts }) {
  const isWaiting = useIsWaiting();
  const locale = useLocale();
  const navigate = useNavigate();
  const online = useSiteSelector((state) => state.app.online);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    const post = waitingPost();
    if (post === null) return;
    setBusy(true);
    const { sendPost } = await import(/* webpackChunkName: "pqrs-rules" */ './stepFaults.ts');
    const posted = await sendPost(post, locale);
    setBusy(false);
    if (posted.kind === 'unreachable') return;
    if (posted.kind === 'refused' && !posted.isFinal) {
      setProblem(posted.problem);
      return;
    }
    discardPost();
    // A draft that is gone or not complete: its page says what is missing.
    const draft = post.body.draft ?? '';
    const review = `${localisePath('/contacto/pqrs/revisar', locale)}?${new URLSearchParams({ draft })}`;
    void navigate(posted.kind === 'taken' ? posted.address : review);
  }
  const sendAlone = () => void alone(send).catch(() => setBusy(false));
  const onNetwork = useEffectEvent(sendAlone);
  useEffect(() => {
    if (isWaiting && online) onNetwork();
  }, [isWaiting, online]);

  if (!isWaiting) return null;
  return (
    <Notice tone="info" role="status" title={texts.waitingTitle}>
      <p className={css.words}>{texts.waitingText}</p>
      {problem !== null && (
        <p className={css.words}>
          {problem === 'too-many-requests' ? texts.problemTooMany : texts.problemFailed}
        </p>
      )}
      <div className={css.actions}>
        <Button variant="secondary" busy={busy} onClick={sendAlone}>
          {busy ? texts.sending : texts.waitingSend}
        </Button>
        <Button variant="quiet" onClick={() => discardPost()}>
          {texts.waitingDiscard}
        </Button>
      </div>
    </Notice>
  );
}

/** By one tab at a time; the next one finds that nothing waits. Pages over plain http have no locks, and one tab mostly. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  await (locks ? locks.request('pqrs-waiting', work) : work());
}
