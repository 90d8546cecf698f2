import { act, waitFor } from '@testing-library/react';

/** A connection whose events the test sends. */
class Source extends EventTarget {
  readyState = 1;
  close() {
    this.readyState = 2;
  }
}

/** Replaces the browser's event streams in a test file: what pages open from now on hears what the test sends. */
export function testStream() {
  const sources: Source[] = [];
  globalThis.EventSource = class extends Source {
    constructor() {
      super();
      sources.push(this);
    }
  } as never;
  const open = () => sources.find(({ readyState }) => readyState === 1);
  return {
    /** Whether a page listens. */
    isOpen: () => open() !== undefined,
    /** Sends an event to the page, as soon as it listens. */
    async send(name: string, data: unknown) {
      await waitFor(() => {
        if (!open()) throw new Error('Nobody listens to the event stream');
      });
      const message = new MessageEvent(name, { data: JSON.stringify(data), lastEventId: '1' });
      act(() => void open()?.dispatchEvent(message));
    },
  };
}
