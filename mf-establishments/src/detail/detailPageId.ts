import type { EstablishmentKind } from '../establishment/establishment.ts';

/** Pages of single places are named after their kind. */
export const detailPageId = (kind: EstablishmentKind) => `${kind}-detalle`;

export const kindOfPage = (pageId: string) => pageId.replace(/-detalle$/, '') as EstablishmentKind;
