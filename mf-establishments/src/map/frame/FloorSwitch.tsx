import { Link, VisuallyHidden } from '@eldorado/ui';
import { useEstablishmentMessages } from '../../messages.ts';
import { mapAddress, type MapChoice } from '../address/mapAddress.ts';
import type { Floor } from '../places/mapIndex.ts';
import styles from './floorSwitch.module.css';

/** The terminal's floors, the highest on top as in the building. */
export function FloorSwitch({ choice, floors }: { choice: MapChoice; floors: readonly Floor[] }) {
  const t = useEstablishmentMessages();
  return (
    <nav aria-label={t('map.floors')} className={styles.switch}>
      {floors.map(({ floor, name, places }) => (
        <Link
          key={floor}
          to={mapAddress(choice, { floor, place: null })}
          aria-current={floor === choice.floor ? 'page' : undefined}
          title={name}
        >
          <VisuallyHidden>
            {name}, {t('map.places', { count: places })}
          </VisuallyHidden>
          <span aria-hidden="true">{floor}</span>
        </Link>
      ))}
    </nav>
  );
}
