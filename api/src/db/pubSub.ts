import { openOperatorSessions, type OperatorSessions } from './operatorSessions.ts';
import { sharedSecret } from './secrets.ts';
import { keepListener, type Listener } from './listener.ts';

/** Tells the processes of one PostgreSQL of each other's news, by LISTEN and NOTIFY. */
export interface PubSub {
  /**
   * Hears what any process publishes on a channel, this one included.
   * @param heard is given each payload.
   * @param missed called when the connection has come back: what was published meanwhile is lost, and must be read.
   * @returns when this process hears; or, while the database is away, at once, and `missed` says when it does.
   */
  listen(channel: string, heard: (payload: string) => void, missed: () => void): Promise<void>;
  /** Publishes a text of at most 7,999 bytes. Rejects while the database is away. */
  publish(channel: string, payload: string): Promise<void>;
}

const isName = (channel: string) => /^[a-z_]+$/.test(channel);

/** PubSub over a process's listener. */
export function openPubSub(listener: Listener): PubSub {
  return {
    async listen(channel, heard, missed) {
      if (!isName(channel)) throw new Error(`'${channel}' is no name of a channel`);
      listener.onNotification((named, payload) => {
        if (named === channel) heard(payload);
      });
      const subscribe = () => listener.query(`listen ${channel}`);
      await listener.start();
      // In this order: a connection that opens in between does it twice, which is once.
      listener.onOpen(async () => {
        await subscribe();
        missed();
      });
      await subscribe().catch(() => undefined);
    },
    async publish(channel, payload) {
      await listener.start();
      await listener.query('select pg_notify($1, $2)', [channel, payload]);
    },
  };
}

export type { OperatorSessions } from './operatorSessions.ts';

export interface ConnectedPubSub extends PubSub {
  /** A random secret that all who use the database share. Rejects while it is away, or has no tables yet. */
  secret(name: string): Promise<string>;
  operators: OperatorSessions;
  close(): Promise<void>;
}

/** PubSub for a process that has nothing else to do with the database. @param url of PostgreSQL, 14 or newer; connected to at the first use. */
export function connectPubSub(url: string): ConnectedPubSub {
  const listener = keepListener(() => url);
  return {
    ...openPubSub(listener),
    secret: (name) => sharedSecret((text, values) => listener.query(text, values), name),
    operators: openOperatorSessions(async (text, values) => {
      await listener.start();
      return listener.query(text, values);
    }),
    close: () => listener.close(),
  };
}
