/** @jest-environment @eldorado/testing/contract-environment */
import { proofWait, solveProof } from './proof.ts';

const challenge = 'codes.4.mi7xw2p0.AAAAAAAAAAAA.signature';

test('a solution is a guess behind the challenge, the same for everybody', async () => {
  const proof = await solveProof(challenge);
  expect(proof).toMatch(/^codes\.4\.mi7xw2p0\.AAAAAAAAAAAA\.signature\.\d+$/);
  expect(await solveProof(challenge)).toBe(proof);
});

test('a page without cryptography waits, and brings the challenge itself', async () => {
  jest.useFakeTimers();
  const solved = jest.fn();
  void solveProof(challenge, null).then(solved);
  await jest.advanceTimersByTimeAsync(proofWait - 1);
  expect(solved).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(solved).toHaveBeenCalledWith(challenge);
  jest.useRealTimers();
});
