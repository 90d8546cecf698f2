import type { FaultReason } from './pool/protocol.ts';

/** A remote's code failed on the server. */
export interface RenderFault {
  remote: string;
  version: string;
  reason: FaultReason | 'render-failed';
  sentence: string;
  /** It ended its worker. */
  death: boolean;
  /** Who asked for the page; null where nobody did. */
  address: string | null;
}

/** What the gateway hears of its workers. */
export interface RenderEvents {
  failed(fault: RenderFault): void;
  rendered(remote: string, version: string, address: string): void;
  /** A version's code ended workers again and again: it is to be taken out of service. */
  condemned(remote: string, version: string, sentence: string): void;
  /** Nothing made a page that a visitor at this address asked for: it was answered with an error. */
  lost(address: string, sentence: string): void;
}
