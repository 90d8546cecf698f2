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
import { filterRows } from './filterRows.ts';
import { FlightNotice } from './FlightNotice.tsx';
import { instantOf, readFlightTime, type FlightTime } from './flightTime.ts';
import { choiceValues } from './choiceValues.ts';
import { ListResults } from './ListResults.tsx';
import { chosenFilters, readFilters, settleFilters, type ListFilters } from './listFilters.ts';
import { useFilters } from './useFilters.ts';
import styles from './list.module.css';

export interface ListData {
  kind: EstablishmentKind;
  filters: ListFilters;
  time: FlightTime;
}

/** Pages of this screen are named after the kind they list. */
export const validate = ({ pageId }: Pick<LoadContext, 'pageId'>) =>
  establishmentKinds.some((kind) => kind === pageId);

export async function load({ pageId, url, locale, now, store }: LoadContext): Promise<ListData> {
  const kind = pageId as EstablishmentKind;
  const filters = readFilters(url.searchParams, kind);
  const [time] = await Promise.all([
    readFlightTime(store, filters.vuelo, now),
    loadList(store, { locale, kind }),
  ]);
  return { kind, filters, time };
}

const none = {};
const noDays: readonly string[] = [];

/** One kind of establishment. The whole kind is at hand, so that a filter waits for nothing. */
export function Screen({
  data: { kind, filters: asked, time },
  title,
  locale,
}: ScreenProps<ListData>) {
  const t = useEstablishmentMessages();
  const now = useNow();
  const { data: list, isError, refetch } = establishmentsApi.useListQuery({ locale, kind });
  const { data: types } = establishmentsApi.useTypeNamesQuery(locale);
  const path = `/establecimientos/${kind}`;
  const address = useMemo(() => (list ? settleFilters(asked, list.rows) : asked), [asked, list]);
  const { filters, form, revision, change } = useFilters(address, kind, path);
  const isHoliday = useHolidays(list?.holidays ?? noDays);
  const { words = none, names = none } = types ?? {};
  const found = useMemo(
    () =>
      list ? filterRows(list.rows, filters, { isHoliday, now, at: instantOf(time) }, words) : null,
    [list, filters, isHoliday, now, time, words],
  );
  const values = useMemo(() => (list ? choiceValues(list.rows) : none), [list]);
  // The rows come first; the counts of sixty options may come a frame later.
  const counted = useDeferredValue(found);
  return (
    <>
      <PageHeading title={title} lead={t(`lead.${kind}`)} />
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
        <>
          <ChosenFilters {...{ path, filters, time, names }} />
          <ListFailure onRetry={() => void refetch()} />
        </>
      )}
      {list && found && (
        <ListResults {...{ kind, path, list, found, filters, time, names, isHoliday }} />
      )}
    </>
  );
}
