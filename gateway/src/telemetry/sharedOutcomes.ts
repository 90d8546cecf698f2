import { createHmac, randomBytes } from 'node:crypto';
import { rangeOf } from '@eldorado/http/network';
import type { FastifyBaseLogger } from 'fastify';
import type { ConnectedPubSub } from 'api/pub-sub';
import { mapName, type LoadOutcomes } from './loadOutcomes.ts';
import {
  outcomeMessages,
  readOutcomeMessage,
  servedMessages,
  type Counted,
  type Served,
} from './outcomeMessage.ts';
import type { ServedPages } from './servedPages.ts';

/** Milliseconds between two messages of a gateway. */
const tellEvery = 1_000;
/** Failures of a version that are told of in that time; many more than any rule needs. */
const mostFailures = 2_000;
/** Networks that are told of in that time for each set. */
const mostSent = 2_000;
/** Characters of a hash: 42 bits, of which a name has two at most. */
const hashLength = 7;
const postgresChannel = 'load_outcomes';

type Pending = Counted & { failed: string[] };

interface Parts {
  /** Counts what all gateways say. */
  outcomes: LoadOutcomes;
  /** Remembers to whom all gateways sent pages, by the hash of its network. */
  pages: ServedPages;
  pubSub: Omit<ConnectedPubSub, 'operators'>;
  /** The channel of releases that this gateway follows. */
  channel: string;
  /** Called after failures that another gateway counted. */
  onFailure: (remote: string, version: string) => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** To which addresses pages of which sets were sent of late. */
export interface SentPages {
  note(setId: string, address: string): void;
  wasServed(setId: string, address: string): boolean;
}

export interface SharedOutcomes extends LoadOutcomes {
  /** To which addresses the gateways sent pages of late. */
  served: SentPages;
  /** A key that all gateways of the database have in common; until it was read, this one's own. */
  keyFor(purpose: string): string;
  /** Tells the others what has been counted since the last time; called every second. */
  tell(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The counts of all gateways of a database together: each tells what it counted, once a second, and counts what the others
 * tell. An address travels, and is counted, as a keyed hash. While the database is away each counts for itself, and what it
 * could not tell is not told later, when it would count for another time.
 */
export function shareOutcomes({
  outcomes,
  pages,
  pubSub,
  channel,
  onFailure,
  log,
}: Parts): SharedOutcomes {
  const self = randomBytes(9).toString('base64url');
  let secret = randomBytes(32).toString('hex');
  let isShared = false;
  let failing = false;
  let counted = new Map<string, Pending>();
  let forgotten: { remote: string; version: string }[] = [];

  const hashOf = (address: string) =>
    mapName(address, (part) =>
      createHmac('sha256', secret).update(part).digest('base64url').slice(0, hashLength),
    );

  const sent = collectSent(pages, (address) => hashOf(rangeOf(address)));

  function heard(text: string) {
    const message = readOutcomeMessage(text);
    if (message === null || message.from === self || message.channel !== channel) return;
    for (const { remote, version, loaded, failed } of message.counted) {
      for (let load = 0; load < loaded; load++) outcomes.record(remote, version, 'loaded', '');
      for (const hash of failed) outcomes.record(remote, version, 'failed', hash);
      if (failed.length > 0) onFailure(remote, version);
    }
    for (const { remote, version } of message.forgotten) outcomes.forget(remote, version);
    for (const { setId, networks } of message.served ?? [])
      for (const network of networks) pages.note(setId, network);
  }

  const listening = pubSub.listen(postgresChannel, heard, () => undefined);

  async function tell() {
    const told = { counted: [...counted.values()], forgotten };
    const served = sent.take();
    counted = new Map<string, Pending>();
    forgotten = [];
    try {
      await listening;
      if (!isShared) {
        // What was hashed with this gateway's own key means nothing to others.
        secret = await pubSub.secret('load-outcomes');
        isShared = true;
        return;
      }
      const head = { from: self, channel };
      // First to whom pages were sent: a report of them may come to another gateway within the second.
      for (const text of [
        ...servedMessages(head, served),
        ...outcomeMessages(head, told.counted, told.forgotten),
      ])
        await pubSub.publish(postgresChannel, text);
      failing = false;
    } catch (error) {
      if (!failing) log.warn(error, 'Failures of releases are counted by each gateway for itself');
      failing = true;
    }
  }
  let telling: Promise<void> | null = null;
  const timer = setInterval(() => {
    telling ??= tell().finally(() => (telling = null));
  }, tellEvery).unref();

  return {
    ...outcomes,
    keyFor: (purpose) => createHmac('sha256', secret).update(purpose).digest('hex'),
    record(remote, version, outcome, address) {
      const hash = hashOf(address);
      outcomes.record(remote, version, outcome, hash);
      const id = `${remote}@${version}`;
      const entry = counted.get(id) ?? { remote, version, loaded: 0, failed: [] };
      counted.set(id, entry);
      if (outcome === 'loaded') entry.loaded += 1;
      else if (entry.failed.length < mostFailures) entry.failed.push(hash);
    },
    forget(remote, version) {
      outcomes.forget(remote, version);
      counted.delete(`${remote}@${version}`);
      forgotten.push({ remote, version });
    },
    served: sent.pages,
    tell,
    async close() {
      clearInterval(timer);
      await telling;
      await pubSub.close();
    },
  };
}

/** Pages by the addresses that they are sent to. @param networkOf how the network of an address is remembered. @param noted hears what was not known. */
export const sentPages = (
  pages: ServedPages,
  networkOf: (address: string) => string,
  noted?: (setId: string, network: string) => void,
): SentPages => ({
  note(setId, address) {
    const network = networkOf(address);
    if (pages.note(setId, network)) noted?.(setId, network);
  },
  wasServed: (setId, address) => pages.wasServed(setId, networkOf(address)),
});

/** Notes to whom pages are sent, and keeps what the others do not know yet. @param networkOf the hash of an address's network. */
function collectSent(pages: ServedPages, networkOf: (address: string) => string) {
  let untold = new Map<string, string[]>();
  const noted = (setId: string, network: string) => {
    const told = untold.get(setId) ?? [];
    untold.set(setId, told);
    if (told.length < mostSent) told.push(network);
  };
  return {
    pages: sentPages(pages, networkOf, noted),
    /** What is to be told, once. */
    take(): Served[] {
      const told = [...untold].map(([setId, networks]) => ({ setId, networks }));
      untold = new Map();
      return told;
    },
  };
}
