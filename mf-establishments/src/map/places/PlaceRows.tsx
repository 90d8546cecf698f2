import type { IsHoliday } from '@eldorado/i18n/hours';
import { Link } from '@eldorado/ui';
import { categoryLabel } from '../../establishment/categoryLabel.ts';
import { useEstablishmentMessages } from '../../messages.ts';
import { mapAddress, type MapChoice } from '../address/mapAddress.ts';
import type { Place } from './mapPlace.ts';
import { PlaceRow } from './PlaceRow.tsx';
import styles from './placeList.module.css';

/** Rows at most: an import may put thousands on a floor, and nobody reads so far. */
const most = 100;

export interface RowsProps {
  choice: MapChoice;
  places: readonly Place[];
  /** Slug of the place that is shown on the map. */
  shown: string | null;
  isHoliday: IsHoliday;
  /** Names of the types of establishments. */
  typeNames: Parameters<typeof categoryLabel>[1];
}

/** Places as a list, the one that is shown always among them. */
export function PlaceRows({ choice, places, shown, isHoliday, typeNames }: RowsProps) {
  const t = useEstablishmentMessages();
  const isListed = ({ slug }: Place, index: number) => index < most || slug === shown;
  return (
    <>
      <ul className={styles.rows}>
        {places.filter(isListed).map((place) => (
          <PlaceRow
            key={place.slug}
            place={place}
            isHoliday={isHoliday}
            what={
              place.establishment &&
              categoryLabel({ ...place, ...place.establishment }, typeNames, t)
            }
            isChosen={place.slug === shown}
            floorIsKnown={!choice.q}
            to={mapAddress(choice, {
              place: place.slug,
              terminal: place.terminal,
              floor: place.floor,
            })}
          />
        ))}
      </ul>
      {places.length > most && (
        <Link to="/establecimientos">{t('map.rest', { count: places.length - most })}</Link>
      )}
    </>
  );
}
