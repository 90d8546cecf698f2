import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '../../time/clock.ts';
import { callPartner } from '../../http/partner/callPartner.ts';
import type { TaxiSettings } from '../settings.ts';

export interface SmsMessage {
  /** The same for each attempt of one message. */
  id: string;
  /** International: +573001234567. */
  to: string;
  text: string;
}

/** Sends text messages. Answers whether the message was taken; never throws. */
export interface SmsGateway {
  send(message: SmsMessage): Promise<boolean>;
}

const masked = (to: string) => `${to.slice(0, 3)}•••${to.slice(-2)}`;

/** Bytes of the outbox's file after which it begins anew: codes hold five minutes. */
const mostBytes = 16_384;

/** Adds lines to a file that only its owner reads. @returns where the lines of a demonstration's messages go. */
export function outboxFile(file: string): (line: string) => Promise<void> {
  return async (line) => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    const flag = size > mostBytes ? 'w' : 'a';
    await writeFile(file, line, { flag, mode: 0o600 });
  };
}

/**
 * The outbox of a demonstration: each message is a line. The server's own output is kept and read by many, and a code signs
 * in whoever reads it.
 * @param write where the lines go.
 */
export const outboxSms = (write: (line: string) => void | Promise<void>): SmsGateway => ({
  async send({ to, text }) {
    try {
      await write(`SMS (demonstration) to ${masked(to)}: ${text}\n`);
      return true;
    } catch {
      return false;
    }
  },
});

/** The gateway that the settings name; null when there is none, and nobody can sign in. */
export function smsGateway(
  settings: TaxiSettings['sms'],
  clock: Clock,
  write: (line: string) => void | Promise<void>,
): SmsGateway | null {
  if (settings.kind === 'off') return null;
  if (settings.kind === 'outbox') return outboxSms(write);
  return {
    async send({ id, to, text }) {
      const answer = await callPartner(
        settings,
        { method: 'POST', path: '/messages', id, body: { id, to, text } },
        clock,
      );
      return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300;
    },
  };
}
