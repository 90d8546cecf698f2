import { useNow, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { ButtonLink, PageHeading } from '@eldorado/ui';
import { plainText } from '@eldorado/ui/article';
import { loadArticle } from '@eldorado/remote/article';
import { articles, pages } from '../../content/collection.yaml';
import { ChoiceChips } from '../establishment/ChoiceChips.tsx';
import { DataNote } from '../establishment/DataNote.tsx';
import { EstablishmentRows } from '../establishment/EstablishmentRows.tsx';
import { useHolidays } from '../establishment/useHolidays.ts';
import { ListFailure } from '../establishment/ListFailure.tsx';
import { establishmentsApi } from '../establishmentsApi.ts';
import { filterRows } from '../list/filterRows.ts';
import {
  areas,
  filterAddress,
  noFilters,
  readFilters,
  type ListFilters,
} from '../list/listFilters.ts';
import { loadList } from '../loadList.ts';
import { useEstablishmentMessages } from '../messages.ts';
import styles from './journeyPlaces.module.css';

type Kind = 'restaurantes' | 'tiendas';

export interface JourneyData {
  kind: Kind;
  /** What 'Tu viaje inicia en El Dorado' says first. */
  lead: string;
  filters: ListFilters;
}

export async function load(context: LoadContext): Promise<JourneyData> {
  const { pageId, url, locale, store } = context;
  const kind: Kind = pageId === 'tu-viaje-restaurantes' ? 'restaurantes' : 'tiendas';
  const { area, open } = readFilters(url.searchParams);
  const [{ content }] = await Promise.all([
    loadArticle({ articles, pages }, { ...context, pageId: 'tu-viaje-inicia-en-el-dorado' }),
    loadList(store, { locale, kind }),
  ]);
  return { kind, lead: plainText(content.lead), filters: { ...noFilters, area, open } };
}

const none = {};
const noDays: readonly string[] = [];

/** Where to eat or shop on the way to the gate: before or after security, open now or all. */
export function Screen({ data: { kind, lead, filters }, title, locale }: ScreenProps<JourneyData>) {
  const t = useEstablishmentMessages();
  const now = useNow();
  const { data: list, isError, refetch } = establishmentsApi.useListQuery({ locale, kind });
  const { data: types } = establishmentsApi.useTypeNamesQuery(locale);
  const path = `/tu-viaje-inicia-en-el-dorado/${kind}`;
  const isHoliday = useHolidays(list?.holidays ?? noDays);
  const { rows } = filterRows(list?.rows ?? [], filters, { isHoliday, now, at: null }, none);
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <div className={styles.chips}>
        <ChoiceChips
          label={t('filter.area')}
          items={[
            ...(['', ...areas] as const).map((area) => ({
              to: filterAddress(path, { ...filters, area }),
              label: area === '' ? t('map.zone.all') : t(`area.${area}`),
              current: filters.area === area,
            })),
            {
              to: filterAddress(path, { ...filters, open: !filters.open }),
              label: t('filter.openNow'),
              current: filters.open,
            },
          ]}
        />
      </div>
      {!list && isError && <ListFailure onRetry={() => void refetch()} />}
      {list && (
        <section aria-labelledby="places">
          <h2 id="places" className={styles.count} aria-live="polite">
            {t(`count.${kind}`, { count: rows.length })}
          </h2>
          <EstablishmentRows
            rows={rows}
            names={types?.names ?? none}
            isHoliday={isHoliday}
            level={3}
          />
          <DataNote list={list} />
        </section>
      )}
      <p className={styles.more}>
        <ButtonLink to={`/establecimientos/${kind}`} variant="secondary">
          {t('journey.allFilters')}
        </ButtonLink>
      </p>
    </>
  );
}
