import type { Clock } from '../../time/clock.ts';
import { callPartner } from '../callPartner.ts';
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

/**
 * The outbox of a demonstration: each message is a line of the server's output.
 * @param write where the lines go.
 */
export const consoleSms = (write: (line: string) => void): SmsGateway => ({
  send({ to, text }) {
    write(`SMS (demonstration) to ${masked(to)}: ${text}\n`);
    return Promise.resolve(true);
  },
});

/** The gateway that the settings name; null when there is none, and nobody can sign in. */
export function smsGateway(
  settings: TaxiSettings['sms'],
  clock: Clock,
  write: (line: string) => void,
): SmsGateway | null {
  if (settings.kind === 'off') return null;
  if (settings.kind === 'console') return consoleSms(write);
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
