import { useCallback, useEffect, useRef, useState } from 'react';
import type { SentForm } from '@eldorado/remote';
import type { Attempt } from './ContactSender.tsx';
import { readSendFailure } from './sendFailure.ts';

const attemptOf = ({ status, faults }: SentForm): Attempt => {
  const failure = readSendFailure({ status, fields: faults });
  return failure.kind === 'fields' ? { kind: 'faults', faults: failure.faults } : failure;
};

/**
 * What became of the attempts to send a message. Why the last one failed takes the focus, where it is not a field's.
 * @param refused the one that the browser made by itself.
 */
export function useAttempts(refused: SentForm | null) {
  const [attempts, setAttempts] = useState<readonly Attempt[]>(refused ? [attemptOf(refused)] : []);
  const notice = useRef<HTMLDivElement>(null);
  const onAttempt = useCallback(
    (attempt: Attempt) => setAttempts((before) => [...before, attempt]),
    [],
  );
  const last = attempts.at(-1);
  const failure = last && last.kind !== 'sending' && last.kind !== 'faults' ? last.kind : null;
  useEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure, attempts]);
  return {
    times: attempts.length,
    failure,
    faults: last?.kind === 'faults' ? last.faults : {},
    sending: last?.kind === 'sending',
    notice,
    onAttempt,
  };
}
