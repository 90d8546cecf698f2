import { useState } from 'react';
import { useEstablishmentMessages } from '../../messages.ts';
import type { Place } from './mapPlace.ts';
import type { PlaceGroup as Group } from './placeFilters.ts';
import { PlaceRows, type RowsProps } from './PlaceRows.tsx';
import styles from './placeList.module.css';

interface PlaceGroupProps extends Omit<RowsProps, 'places'> {
  group: Group;
  /** Whether it is open without being asked. */
  open: boolean;
}

/** The places of one type, folded: a floor has hundreds. The browser opens it, for its own search as well. */
export function PlaceGroup({ group: { type, places }, open, ...rows }: PlaceGroupProps) {
  const t = useEstablishmentMessages();
  const [opened, setOpened] = useState(false);
  const isShown = ({ slug }: Place) => slug === rows.shown;
  return (
    <details
      className={styles.group}
      open={open || opened || places.some(isShown)}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <h3 className={styles.groupTitle}>
          {t(`map.type.${type}`)} <span>{places.length}</span>
        </h3>
      </summary>
      <PlaceRows {...rows} places={places} />
    </details>
  );
}
