import type { Translated } from '@eldorado/i18n/locale';
import { pages } from '../../content/collection.yaml';
import type { EstablishmentKind } from './establishment.ts';

/** The title of each kind's page, which is named after the kind. */
export function kindTitle(kind: EstablishmentKind): Translated {
  const page = pages.find(({ id }) => id === kind);
  if (!page) throw new Error(`content/${kind} is missing: add its page.yaml`);
  return page.title;
}
