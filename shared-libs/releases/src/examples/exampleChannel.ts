import { emptyChannel, type ChannelDocument } from '../channel/document.ts';
import { exampleRelease } from './exampleRelease.ts';
import type { Result } from '../result.ts';
import { promote, publish } from '../channel/transitions.ts';

/** A minute of the day of the tests, UTC, ISO 8601. */
export const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;

/** The value of what must not fail here. */
export function done<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.sentence);
  return result.value;
}

export const refusal = (result: Result<unknown>) => (result.ok ? null : result.failure.kind);

/** A channel with mf-flights 1.0.0, 1.1.0 and 1.2.0 published, promoted in that order up to `live`. */
export function channelWith(...live: string[]): ChannelDocument {
  let doc = emptyChannel();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    doc = done(publish(doc, exampleRelease({ version }), at(0)));
  }
  live.forEach((version, index) => {
    doc = done(promote(doc, 'mf-flights', version, at(index + 1)));
  });
  return doc;
}
