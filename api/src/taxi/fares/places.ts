import { omit } from '../../db/omit.ts';
import { matches } from '../../text/search.ts';
import { demoNote } from '../../text/localized.ts';
import type { Store } from '../../store.ts';

/** The places of a ride whose name has every folded word of `q`, of one kind or of all. */
export const taxiPlaces = (store: Store, q: string, kind: string) => ({
  origin: demoNote,
  places: store.taxiPlaces
    .filter((place) => (q === '' || matches(place.text, q)) && (kind === '' || place.kind === kind))
    .map(toPlace),
});

/** A taxi place as it is answered. */
export const toPlace = (row: Store['taxiPlaces'][number]) => omit(row, 'position', 'text');
