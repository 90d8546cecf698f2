import { splitLocale } from '@eldorado/i18n/locale';
import { pageAt } from '../../document/pageAt.ts';
import type { LiveSet } from '../../live/liveSet.ts';
import type { PageJob } from '../pool/protocol.ts';

/** The screen that a set has at the address of a page; null where it has none. */
export const screenAt = (set: LiveSet, { address, origin }: Pick<PageJob, 'address' | 'origin'>) =>
  pageAt(set, splitLocale(new URL(address, origin).pathname).path);

/** Whose page it is. */
export const ownerOf = (set: LiveSet, page: Pick<PageJob, 'address' | 'origin'>) =>
  screenAt(set, page)?.remote ?? 'shell';
