import { useEffect, useRef, type RefObject } from 'react';

/**
 * Solves the challenge with which a form came back, and posts it again: its sender has pressed the button before. Without
 * JavaScript the form bears the challenge as it is, which counts a minute later.
 * @returns the form's ref.
 */
export function useProof(
  challenge: string | null,
  onBusy: (busy: boolean) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (challenge === null) return;
    let left = false;
    async function work(asked: string) {
      onBusy(true);
      const { solveProof } = await import(/* webpackChunkName: "proof" */ '@eldorado/http/proof');
      const proof = await solveProof(asked);
      const field = form.current?.elements.namedItem('proof');
      if (left || !(field instanceof HTMLInputElement)) return;
      field.value = proof;
      form.current?.submit();
    }
    // Code that cannot be fetched leaves the form to its sender, as without JavaScript.
    work(challenge).catch(() => onBusy(false));
    return () => {
      left = true;
    };
  }, [challenge, onBusy]);
  return form;
}
