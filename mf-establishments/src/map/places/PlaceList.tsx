import { useEffect, useMemo, useRef } from 'react';
import { useLocale } from '@eldorado/i18n';
import type { IsHoliday } from '@eldorado/i18n/hours';
import { DataNote } from '../../establishment/DataNote.tsx';
import { ListFailure } from '../../establishment/ListFailure.tsx';
import { establishmentsApi } from '../../establishmentsApi.ts';
import { useEstablishmentMessages } from '../../messages.ts';
import type { MapChoice } from '../address/mapAddress.ts';
import type { Place, PlaceList as Places } from './mapPlace.ts';
import { groupPlaces } from './placeFilters.ts';
import { PlaceGroup } from './PlaceGroup.tsx';
import { PlaceRows } from './PlaceRows.tsx';
import { showWithin } from './showWithin.ts';
import styles from './placeList.module.css';

interface PlaceListProps {
  choice: MapChoice;
  /** Those that pass the filters; the nearest first where words were looked for. */
  places: readonly Place[];
  /** Slug of the place that is shown on the map. */
  shown: string | null;
  /** Undefined until there is an answer. */
  list: Places | undefined;
  isHoliday: IsHoliday;
  failed: boolean;
  onRetry: () => void;
}

/** So many places are read without folding them. */
const few = 24;

/** Everything on the floor, folded by type; what words found on all floors in one list. */
export function PlaceList(props: PlaceListProps) {
  const { choice, places, shown, list, isHoliday, failed, onRetry } = props;
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const { data: types } = establishmentsApi.useTypeNamesQuery(locale);
  const groups = useMemo(() => groupPlaces(places, locale), [places, locale]);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The row comes into sight within the list; neither the page nor the focus moves.
    const row = shown && document.getElementById(shown);
    if (row && scroller.current?.contains(row)) showWithin(scroller.current, row);
  }, [shown, groups]);

  const here = {
    terminal: t(`terminal.${choice.terminal}`),
    floor: t('floor', { floor: choice.floor }),
  };
  const rows = { choice, shown, isHoliday, typeNames: types?.names ?? {} };
  return (
    <section className={styles.list} aria-labelledby="places">
      {list && (
        <h2 id="places" className={styles.count}>
          {choice.q
            ? t('kinds.found', { count: places.length, text: choice.q })
            : t('map.count', { count: places.length, ...here })}
        </h2>
      )}
      {!list && failed && <ListFailure onRetry={onRetry} />}
      {places.length > 0 && (
        <div
          ref={scroller}
          className={styles.scroller}
          role="group"
          aria-labelledby="places"
          tabIndex={0}
        >
          {choice.q ? (
            <PlaceRows {...rows} places={places} />
          ) : (
            groups.map((group) => (
              <PlaceGroup
                key={group.type}
                {...rows}
                group={group}
                open={choice.type !== 'all' || places.length <= few}
              />
            ))
          )}
        </div>
      )}
      {list && <DataNote list={list} />}
    </section>
  );
}
