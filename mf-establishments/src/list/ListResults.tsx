import { useEffect, useMemo, useRef, useState } from 'react';
import type { IsHoliday } from '@eldorado/i18n/hours';
import { ButtonLink, EmptyState } from '@eldorado/ui';
import { Pagination } from '@eldorado/ui/pagination';
import { DataNote } from '../establishment/DataNote.tsx';
import { EstablishmentRows } from '../establishment/EstablishmentRows.tsx';
import type { EstablishmentList } from '../establishment/establishment.ts';
import { MapBeside, MapOnDemand, useMapIsBeside } from '../establishment/MapBeside.tsx';
import { useEstablishmentMessages } from '../messages.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import type { FilteredList } from './filterRows.ts';
import type { FlightTime } from './flightTime.ts';
import { mostAtHand, pageAddress, type ListFilters } from './listFilters.ts';
import { floorOf } from './floorOf.ts';
import styles from './list.module.css';

interface ListResultsProps {
  path: string;
  list: EstablishmentList;
  found: FilteredList;
  filters: ListFilters;
  time: FlightTime;
  names: Readonly<Record<string, string>>;
  isHoliday: IsHoliday;
  /** Of a list that has several, from 1. */
  page: number;
}

/** What the filters leave, beside its map: what is chosen in one shows in the other. */
export function ListResults({
  path,
  list,
  found,
  names,
  isHoliday,
  page,
  ...chosen
}: ListResultsProps) {
  const t = useEstablishmentMessages();
  const beside = useMapIsBeside();
  const [selected, setSelected] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => new Set(found.rows), [found.rows]);
  const slugs = useMemo(() => found.rows.map(({ slug }) => slug), [found.rows]);
  const map = { ...floorOf(found.rows, selected), slugs, selected, onSelect: setSelected };
  useEffect(() => {
    const row = selected === null ? null : document.getElementById(selected);
    if (row && scroller.current?.contains(row)) row.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <div>
      {found.rows.length > 0 && <MapOnDemand {...map} />}
      <div className={styles.chosen}>
        <ChosenFilters {...{ path, names, ...chosen }} />
      </div>
      {found.rows.length === 0 && (
        <EmptyState
          title={t('empty.title')}
          action={<ButtonLink to={path}>{t('empty.action')}</ButtonLink>}
        >
          {t('empty.text')}
        </EmptyState>
      )}
      <div className={styles.layout} hidden={found.rows.length === 0}>
        {/* It scrolls, so the keyboard must reach it. */}
        <div
          ref={scroller}
          className={styles.scroller}
          role="region"
          aria-labelledby="results"
          tabIndex={0}
        >
          <EstablishmentRows
            rows={list.rows}
            {...{ shown, names, isHoliday, selected }}
            level={3}
            onSelect={beside ? setSelected : undefined}
          />
        </div>
        <MapBeside {...map} />
      </div>
      <Pagination
        label={t('pages.label')}
        current={page}
        pages={Math.ceil(found.total / mostAtHand)}
        href={(number) => pageAddress(path, chosen.filters, number)}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(number) => t('pages.page', { number })}
      />
      <DataNote list={list} />
    </div>
  );
}
