import { useDeferredValue, useMemo } from 'react';
import { useNow, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { PageHeading } from '@eldorado/ui';
import { establishmentKinds, type EstablishmentKind } from '../establishment/establishment.ts';
import { ListFailure } from '../establishment/ListFailure.tsx';
import { useHolidays } from '../establishment/useHolidays.ts';
import { establishmentsApi } from '../establishmentsApi.ts';
import { loadList } from '../loadList.ts';
import { useEstablishmentMessages } from '../messages.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterForm } from './FilterForm.tsx';
import { filterRows, partRows } from './filterRows.ts';
import { FlightNotice } from './FlightNotice.tsx';
import { instantOf, readFlightTime, type FlightTime } from './flightTime.ts';
import { choiceValues, countedValues } from './choiceValues.ts';
import { ListResults } from './ListResults.tsx';
import {
  chosenFilters,
  readFilters,
  readPage,
  settleFilters,
  type ListFilters,
  type ListPart,
} from './listFilters.ts';
import { useFilters } from './useFilters.ts';
import styles from './list.module.css';

export interface ListData {
  kind: EstablishmentKind;
  filters: ListFilters;
  time: FlightTime;
  /** Which rows to ask the API for, when the kind has more than can be at hand. */
  part: ListPart | null;
}

/** Pages of this screen are named after the kind they list. */
export const validate = ({ pageId }: Pick<LoadContext, 'pageId'>) =>
  establishmentKinds.some((kind) => kind === pageId);

export async function load({ pageId, url, locale, now, store }: LoadContext): Promise<ListData> {
  const kind = pageId as EstablishmentKind;
  const filters = readFilters(url.searchParams, kind);
  const [time, whole] = await Promise.all([
    readFlightTime(store, filters.vuelo, now),
    loadList(store, { locale, kind }),
  ]);
  if (whole === null || whole.total <= whole.rows.length)
    return { kind, filters, time, part: null };
  const at = instantOf(time)?.toISOString() ?? null;
  const part = { filters, at, page: readPage(url.searchParams) };
  await loadList(store, { locale, kind, part });
  return { kind, filters, time, part };
}

const none = {};
const noDays: readonly string[] = [];

/**
 * One kind of establishment. The whole kind is at hand, so that a filter waits for nothing; one that is too large comes in
 * pages, and its form is sent.
 */
export function Screen({
  data: { kind, filters: asked, time, part },
  title,
  locale,
}: ScreenProps<ListData>) {
  const t = useEstablishmentMessages();
  const now = useNow();
  const {
    data: list,
    isError,
    refetch,
  } = establishmentsApi.useListQuery({
    locale,
    kind,
    ...(part && { part }),
  });
  const { data: types } = establishmentsApi.useTypeNamesQuery(locale);
  const path = `/establecimientos/${kind}`;
  const address = useMemo(
    () => (list && !part ? settleFilters(asked, list.rows) : asked),
    [asked, list, part],
  );
  const { filters, form, revision, change } = useFilters(address, kind, path, !part);
  const isHoliday = useHolidays(list?.holidays ?? noDays);
  const { words = none, names = none } = types ?? {};
  const found = useMemo(() => {
    if (!list) return null;
    if (part) return partRows(list);
    return filterRows(list.rows, filters, { isHoliday, now, at: instantOf(time) }, words);
  }, [list, part, filters, isHoliday, now, time, words]);
  const values = useMemo(() => {
    if (!list) return none;
    return part ? countedValues(partRows(list).facets) : choiceValues(list.rows);
  }, [list, part]);
  // The rows come first; the counts of sixty options may come a frame later.
  const counted = useDeferredValue(found);
  return (
    <>
      <PageHeading
        compact
        title={title}
        lead={t(`lead.${kind}`)}
        aside={
          found && (
            <h2 id="results" className={styles.count} aria-live="polite">
              {t(`count.${kind}`, { count: found.total })}
            </h2>
          )
        }
      />
      <div className={styles.filters}>
        <FilterForm
          key={revision}
          {...{ kind, path, values, names, form }}
          begins={address}
          chosen={chosenFilters(filters).length}
          found={counted}
          onChange={change}
        />
      </div>
      <FlightNotice time={time} text={filters.vuelo} />
      {!list && isError && (
        <div className={styles.chosen}>
          <ChosenFilters {...{ path, filters, time, names }} />
          <ListFailure onRetry={() => void refetch()} />
        </div>
      )}
      {list && found && (
        <ListResults
          {...{ path, list, found, filters, time, names, isHoliday }}
          page={part?.page ?? 1}
        />
      )}
    </>
  );
}
