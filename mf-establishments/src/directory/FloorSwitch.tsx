import { Link } from '@eldorado/ui';
import { useEstablishmentMessages } from '../messages.ts';
import { choiceAddress, floorsOf, type DirectoryChoice } from './directoryAddress.ts';
import type { FloorDirectory } from './floorDirectory.ts';
import styles from './floorSwitch.module.css';

interface FloorSwitchProps {
  choice: DirectoryChoice;
  /** How many places each floor has, when that is known. */
  floors: FloorDirectory['floors'] | undefined;
}

/** The terminal's floors, the highest on top as in the building, each with how many places it has. */
export function FloorSwitch({ choice, floors }: FloorSwitchProps) {
  const t = useEstablishmentMessages();
  return (
    <nav aria-label={t('map.floors')} className={styles.switch}>
      {[...floorsOf[choice.terminal]]
        .sort((a, b) => b - a)
        .map((floor) => {
          const count = floors?.find((known) => known.floor === floor)?.count ?? 0;
          return (
            <Link
              key={floor}
              to={choiceAddress(choice, { floor })}
              aria-current={floor === choice.floor ? 'page' : undefined}
            >
              <b>{t('floor', { floor })}</b>
              {floors && <span>{t('map.places', { count })}</span>}
            </Link>
          );
        })}
    </nav>
  );
}
