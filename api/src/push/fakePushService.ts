import type { PushMessage, PushOutcome, PushService, PushTarget } from './pushService.ts';

/** A push service of tests: keeps what it is sent and answers what it is told, `sent` unless told otherwise. */
export function fakePushService(): PushService & {
  sent: { target: PushTarget; message: PushMessage }[];
  answers: PushOutcome[];
} {
  const sent: { target: PushTarget; message: PushMessage }[] = [];
  const answers: PushOutcome[] = [];
  return {
    sent,
    answers,
    send(target, message) {
      sent.push({ target, message });
      return Promise.resolve(answers.shift() ?? { kind: 'sent' });
    },
  };
}
