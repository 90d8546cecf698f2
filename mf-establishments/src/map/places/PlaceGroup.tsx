import { Link } from '@eldorado/ui';
import type { IsHoliday } from '@eldorado/i18n/hours';
import { categoryLabel } from '../establishment/categoryLabel.ts';
import { useEstablishmentMessages } from '../messages.ts';
import { mapAddress, type MapChoice } from './mapAddress.ts';
import type { Place } from './mapPlace.ts';
import type { PlaceGroup as Group } from './placeFilters.ts';
import { PlaceRow } from './PlaceRow.tsx';
import styles from './placeList.module.css';

/** Rows of a type at most: an import may put thousands on a floor, and nobody reads so far. */
const mostOfType = 100;

interface PlaceGroupProps {
  group: Group;
  choice: MapChoice;
  isHoliday: IsHoliday;
  /** Names of the types of establishments. */
  typeNames: Parameters<typeof categoryLabel>[1];
}

/** The places of one type, the chosen one always among them. */
export function PlaceGroup({ group, choice, isHoliday, typeNames }: PlaceGroupProps) {
  const t = useEstablishmentMessages();
  const { type, places } = group;
  const isShown = ({ slug }: Place, index: number) => index < mostOfType || slug === choice.place;
  return (
    <section aria-labelledby={`group-${type}`} className={styles.group}>
      <h3 id={`group-${type}`} className={styles.groupTitle}>
        {t(`map.type.${type}`)} <span>{places.length}</span>
      </h3>
      <ul className={styles.rows}>
        {places.filter(isShown).map((place) => (
          <PlaceRow
            key={place.slug}
            place={place}
            isHoliday={isHoliday}
            what={
              place.establishment &&
              categoryLabel({ ...place, ...place.establishment }, typeNames, t)
            }
            isChosen={place.slug === choice.place}
            floorIsKnown={!choice.q}
            to={mapAddress(choice, {
              place: place.slug,
              terminal: place.terminal,
              floor: place.floor,
            })}
          />
        ))}
      </ul>
      {places.length > mostOfType && (
        <Link to="/establecimientos">{t('map.rest', { count: places.length - mostOfType })}</Link>
      )}
    </section>
  );
}
