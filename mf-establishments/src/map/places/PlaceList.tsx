import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useLocale } from '@eldorado/i18n';
import { ButtonLink, EmptyState } from '@eldorado/ui';
import type { IsHoliday } from '@eldorado/i18n/hours';
import { DataNote } from '../establishment/DataNote.tsx';
import { ListFailure } from '../establishment/ListFailure.tsx';
import { establishmentsApi } from '../establishmentsApi.ts';
import { useEstablishmentMessages } from '../messages.ts';
import { mapAddress, noFilters, type MapChoice } from './mapAddress.ts';
import type { Place, PlaceList as Places } from './mapPlace.ts';
import { groupPlaces } from './placeFilters.ts';
import { PlaceGroup } from './PlaceGroup.tsx';
import { showWithin } from './showWithin.ts';
import styles from './placeList.module.css';

interface PlaceListProps {
  choice: MapChoice;
  /** Those that pass the filters. */
  places: readonly Place[];
  /** Undefined until there is an answer. */
  list: Places | undefined;
  isHoliday: IsHoliday;
  failed: boolean;
  onRetry: () => void;
  onChoose: (slug: string) => void;
}

/** Everything on the floor, or found by words on all of them, by type. */
export function PlaceList(props: PlaceListProps) {
  const { choice, places, list, isHoliday, failed, onRetry, onChoose } = props;
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const { data: types } = establishmentsApi.useTypeNamesQuery(locale);
  const groups = useMemo(() => groupPlaces(places, locale), [places, locale]);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The row comes into sight within the list; neither the page nor the focus moves.
    const row = choice.place && document.getElementById(choice.place);
    if (row && scroller.current?.contains(row)) showWithin(scroller.current, row);
  }, [choice.place, groups]);

  const press = (event: MouseEvent<HTMLElement>) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-place]');
    if (!link?.dataset['place'] || !isPlain) return;
    event.preventDefault();
    onChoose(link.dataset['place']);
  };
  const here = {
    terminal: t(`terminal.${choice.terminal}`),
    floor: t('floor', { floor: choice.floor }),
  };
  return (
    <section className={styles.list} aria-labelledby="places">
      {list && (
        <h2 id="places" className={styles.count} aria-live="polite">
          {choice.q
            ? t('kinds.found', { count: places.length, text: choice.q })
            : t('map.count', { count: places.length, ...here })}
        </h2>
      )}
      {!list && failed && <ListFailure onRetry={onRetry} />}
      {list && places.length === 0 && (
        <EmptyState
          title={choice.q ? t('kinds.noneTitle') : t('empty.title')}
          action={<ButtonLink to={mapAddress(choice, noFilters)}>{t('empty.action')}</ButtonLink>}
        >
          {t('map.emptyText')}
        </EmptyState>
      )}
      {places.length > 0 && (
        <div
          ref={scroller}
          className={styles.scroller}
          role="group"
          aria-labelledby="places"
          tabIndex={0}
          onClick={press}
        >
          {groups.map((group) => (
            <PlaceGroup
              key={group.type}
              {...{ group, choice, isHoliday }}
              typeNames={types?.names ?? {}}
            />
          ))}
        </div>
      )}
      {list && <DataNote list={list} />}
    </section>
  );
}
