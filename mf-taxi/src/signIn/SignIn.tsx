import { useState } from 'react';
import { Skeleton, useHydrated } from '@eldorado/ui';
import { CodeStep } from './CodeStep.tsx';
import { keepSentCode, readSentCode, type SentCode } from './codeRequest.ts';
import { PhoneStep } from './PhoneStep.tsx';
import type { Purpose } from './signInAddress.ts';

/** Signing in by phone: the number, then the code that was sent to it. */
export function SignIn({ purpose }: { purpose: Purpose }) {
  // What the tab keeps is not known to the server.
  return useHydrated() ? <Steps purpose={purpose} /> : <Skeleton />;
}

function Steps({ purpose }: { purpose: Purpose }) {
  const [sent, setSent] = useState(readSentCode);
  /** The number that was typed, to correct it. */
  const [last, setLast] = useState(sent);
  const keep = (code: SentCode | null) => {
    keepSentCode(code);
    setSent(code);
    if (code) setLast(code);
  };
  return sent ? (
    <CodeStep sent={sent} onResent={keep} onOther={() => keep(null)} />
  ) : (
    <PhoneStep purpose={purpose} last={last} onSent={keep} />
  );
}
