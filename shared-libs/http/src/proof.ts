/** What one guess costs: rounds of PBKDF2 with SHA-256, which browsers do in native code beside the page's. */
export const proofRounds = 2_000;

/** Milliseconds after which a challenge that was not solved is taken too, a few times: for who cannot compute. */
export const proofWait = 60_000;

/** Guesses under way at a time: each waits for another thread. */
const together = 4;

/** The bits that must be zero at the beginning of a guess's key; the second word of a challenge. */
export const bitsOf = (challenge: string) => Number(challenge.split('.')[1]);

/** Whether a key of four bytes begins with so many zero bits. */
export const isSolved = (key: DataView, bits: number) => key.getUint32(0) < 2 ** (32 - bits);

/**
 * Solves a challenge, which a call's answer `proof-required` has as the fault of the field `proof`: some hundred guesses, a second of a phone. Pages over plain http have no cryptography: they wait.
 * @returns what the same call is to bear as `proof`.
 */
export async function solveProof(
  challenge: string,
  subtle: SubtleCrypto | null = cryptoOf(),
): Promise<string> {
  if (subtle === null) {
    await new Promise((resolve) => setTimeout(resolve, proofWait));
    return challenge;
  }
  const bytes = (text: string) => new TextEncoder().encode(text);
  const secret = await subtle.importKey('raw', bytes(challenge), 'PBKDF2', false, ['deriveBits']);
  const bits = bitsOf(challenge);
  const derive = async (guess: number) => {
    const salt = bytes(String(guess));
    const way = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: proofRounds };
    return isSolved(new DataView(await subtle.deriveBits(way, secret, 32)), bits);
  };
  for (let first = 0; ; first += together) {
    const guesses = Array.from({ length: together }, (_, index) => first + index);
    const found = (await Promise.all(guesses.map(derive))).indexOf(true);
    if (found !== -1) return `${challenge}.${first + found}`;
  }
}

const cryptoOf = () => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle ?? null;
