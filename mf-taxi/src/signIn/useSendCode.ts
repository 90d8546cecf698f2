import { useState } from 'react';
import { taxiApi } from '../taxiApi.ts';

type Send = ReturnType<typeof taxiApi.useSendCodeMutation>[0];
type Sent = Awaited<ReturnType<Send>>;

/** Sends for a code; where many are asked for on this network, works for it first. `busy` covers both. */
export function useSendCode(): [(input: Parameters<Send>[0]) => Promise<Sent>, { busy: boolean }] {
  const [send] = taxiApi.useSendCodeMutation();
  const [busy, setBusy] = useState(false);
  return [
    async (input) => {
      setBusy(true);
      try {
        const sent = await send(input);
        const challenge = (sent.error as Failure | undefined)?.fields?.['proof'];
        if (challenge === undefined) return sent;
        const { solveProof } = await import(/* webpackChunkName: "proof" */ '@eldorado/http/proof');
        return await send({ ...input, proof: await solveProof(challenge) });
      } finally {
        setBusy(false);
      }
    },
    { busy },
  ];
}

interface Failure {
  fields?: Readonly<Record<string, string>>;
}
