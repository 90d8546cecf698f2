import type { Ask, Question } from './ask.ts';
import { takes } from '../site/pace.ts';

/** Something that a visitor sends and the site acknowledges: it must be there from then on. */
export interface Letter {
  question: Question;
  /** What the site knows it by, once it was acknowledged. */
  receipt?: string;
  /** The site was killed before it had acknowledged it. */
  interrupted: boolean;
}

export interface Letters {
  /** Sends one that was not acknowledged yet, or a new one. @returns its status, 0 without an answer. */
  send(): Promise<number>;
  all(): readonly Letter[];
  /**
   * Sends all of them again, with the key that each had: who had a receipt must get the same, who had none gets one. Waits where the site
   * does not answer yet.
   * @returns how many of those that were acknowledged had another receipt, or none.
   */
  lost(): Promise<number>;
}

/** Milliseconds in which a site must be back that was killed just before. */
const longestWait = 240_000;

/**
 * @param make the n-th letter.
 * @param receiptOf reads the receipt of an answer.
 */
export function createLetters(
  ask: Ask,
  make: (index: number) => Question,
  receiptOf: (answer: Readonly<Record<string, unknown>>) => unknown,
): Letters {
  const letters: Letter[] = [];
  const waiting: Letter[] = [];

  async function post(letter: Letter): Promise<{ status: number; receipt?: string }> {
    const { status, body } = await ask({ ...letter.question, method: 'POST' });
    if (status !== 201) return { status };
    const receipt = receiptOf(JSON.parse(body.toString()) as Record<string, unknown>);
    if (typeof receipt !== 'string') throw new Error(`No receipt: ${body.toString()}`);
    return { status, receipt };
  }

  async function send(letter: Letter): Promise<number> {
    const { status, receipt } = await post(letter);
    if (receipt === undefined) {
      letter.interrupted = true;
      waiting.push(letter);
    } else letter.receipt = receipt;
    return status;
  }

  /** @returns whether the receipt is what it was. @throws when the site gives none and does not refuse either. */
  async function repeat(letter: Letter): Promise<boolean> {
    const givenUp = Date.now() + longestWait;
    while (Date.now() < givenUp) {
      const { status, receipt } = await post(letter);
      if (receipt !== undefined) {
        const same = letter.receipt === undefined || letter.receipt === receipt;
        letter.receipt ??= receipt;
        return same;
      }
      // What the site refuses for good is no matter of waiting.
      if (status !== 0 && status < 500) return false;
      await takes(500);
    }
    throw new Error('The site does not answer, so that nobody knows what it has lost');
  }

  return {
    async send() {
      const again = waiting.shift();
      if (again) return send(again);
      const letter = { question: make(letters.length), interrupted: false };
      letters.push(letter);
      return send(letter);
    },
    all: () => letters,
    async lost() {
      let lost = 0;
      for (const letter of letters) {
        const acknowledged = letter.receipt !== undefined;
        if (!(await repeat(letter)) && acknowledged) lost += 1;
      }
      return lost;
    },
  };
}
