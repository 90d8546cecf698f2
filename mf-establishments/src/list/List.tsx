import { useNow, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { ButtonLink, EmptyState, FilterChips, PageHeading } from '@eldorado/ui';
import { DataNote } from '../establishment/DataNote.tsx';
import { EstablishmentRows } from '../establishment/EstablishmentRows.tsx';
import { isOpenAt } from '../establishment/openingBadge.ts';
import type { EstablishmentKind } from '../establishment/establishment.ts';
import { ListFailure } from '../establishment/ListFailure.tsx';
import { establishmentsApi } from '../establishmentsApi.ts';
import { loadList } from '../loadList.ts';
import { useEstablishmentMessages } from '../messages.ts';
import { isKind, kindMetas } from '../kindMetas.ts';
import { filterLabel } from './filterLabel.ts';
import { FilterForm } from './FilterForm.tsx';
import {
  chosenFilters,
  filterAddress,
  readFilters,
  toArgs,
  type ListArgs,
  type ListFilters,
} from './listFilters.ts';
import styles from './list.module.css';

export interface ListData {
  kind: EstablishmentKind;
  filters: ListFilters;
  args: ListArgs;
}

/** Pages of this screen are named after the kind they list. */
export const validate = ({ pageId }: Pick<LoadContext, 'pageId'>) => isKind(pageId);

export async function load({ pageId, url, locale, store }: LoadContext): Promise<ListData> {
  const kind = pageId as EstablishmentKind;
  const filters = readFilters(url.searchParams, kind);
  const args = toArgs(filters, locale, kind);
  await loadList(store, args);
  return { kind, filters, args };
}

export function Screen({ data: { kind, filters, args }, locale }: ScreenProps<ListData>) {
  const t = useEstablishmentMessages();
  const now = useNow();
  const { data: list, isError, refetch } = establishmentsApi.useListQuery(args);
  const { data: types } = establishmentsApi.useTypeNamesQuery(locale);
  const path = `/establecimientos/${kind}`;
  const rows = list?.rows.filter(({ hours }) => !filters.open || isOpenAt(hours, now)) ?? [];
  const chosen = chosenFilters(filters);
  return (
    <>
      <PageHeading title={kindMetas[kind].title[locale]} lead={t(`lead.${kind}`)} />
      <div className={styles.layout}>
        {/* A new address closes the sheet and refills the fields. */}
        <div key={filterAddress('', filters)} className={styles.filters}>
          <FilterForm kind={kind} path={path} filters={filters} />
        </div>
        <div className={styles.results}>
          {list && (
            <h2 id="results" className={styles.count} aria-live="polite">
              {t(`count.${kind}`, { count: rows.length })}
            </h2>
          )}
          {chosen.length > 0 && (
            <FilterChips
              items={chosen.map((name) => ({
                label: filterLabel(filters, name, t),
                to: filterAddress(path, filters, name),
              }))}
            />
          )}
          {!list && isError && <ListFailure onRetry={() => void refetch()} />}
          {list && rows.length === 0 && (
            <EmptyState
              title={t('empty.title')}
              action={<ButtonLink to={path}>{t('empty.action')}</ButtonLink>}
            >
              {t('empty.text')}
            </EmptyState>
          )}
          {list && rows.length > 0 && (
            <div className={styles.scroller} role="region" aria-labelledby="results">
              <EstablishmentRows rows={rows} categoryNames={types?.names ?? {}} level={3} />
            </div>
          )}
          {list && <DataNote list={list} />}
        </div>
      </div>
    </>
  );
}
