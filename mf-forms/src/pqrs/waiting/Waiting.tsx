import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '@eldorado/i18n';
import { useNavigate } from '@eldorado/remote/routing';
import { useSiteSelector } from '@eldorado/store/state';
import { Button, Notice } from '@eldorado/ui';
import type { PqrsTexts } from '../texts/es.ts';
import { sendWaiting } from './sendWaiting.ts';
import { discardPost, useIsWaiting, waitingId } from '../post/waitingPost.ts';
import css from '../pqrs.module.css';

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

  function send() {
    sendWaiting(locale, () => setBusy(true))
      // Code that cannot be fetched is a network that is away.
      .catch(() => null)
      .then((done) => {
        setBusy(false);
        if (done?.kind === 'waits') setProblem(done.problem);
        else if (done) void navigate(done.address);
      })
      .catch(() => undefined);
  }
  const onNetwork = useEffectEvent(send);
  useEffect(() => {
    if (isWaiting && online) onNetwork();
  }, [isWaiting, online]);

  if (!isWaiting) return null;
  return (
    <div id={waitingId} tabIndex={-1} className={css.notice}>
      <Notice tone="info" role="status" title={texts.waitingTitle}>
        <p className={css.words}>{texts.waitingText}</p>
        {problem !== null && (
          <p className={css.words}>
            {problem === 'too-many-requests' ? texts.problemTooMany : texts.problemFailed}
          </p>
        )}
        <div className={css.actions}>
          <Button variant="secondary" busy={busy} onClick={send}>
            {busy ? texts.sending : texts.waitingSend}
          </Button>
          <Button variant="quiet" onClick={() => discardPost()}>
            {texts.waitingDiscard}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
