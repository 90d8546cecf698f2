import { localisePath } from '@eldorado/i18n';
import { type LoadContext, type ScreenProps } from '@eldorado/remote';
import {
  Button,
  ButtonLink,
  CardGrid,
  EmptyState,
  IconCard,
  PageHeading,
  TextField,
} from '@eldorado/ui';
import {
  bagIcon,
  buildingIcon,
  mapIcon,
  moneyIcon,
  parkingIcon,
  planeDepartureIcon,
  restaurantIcon,
  shopIcon,
  starIcon,
} from '@eldorado/ui/icons';
import { DataNote } from '../establishment/DataNote.tsx';
import { EstablishmentRows } from '../establishment/EstablishmentRows.tsx';
import { establishmentKinds } from '../establishment/establishment.ts';
import { useHolidays } from '../establishment/useHolidays.ts';
import { ListFailure } from '../establishment/ListFailure.tsx';
import { establishmentsApi } from '../establishmentsApi.ts';
import { kindTitle } from '../establishment/kindTitles.ts';
import { readFilters, searchLength, type ListArgs } from '../list/listFilters.ts';
import { loadList } from '../loadList.ts';
import { useEstablishmentMessages } from '../messages.ts';
import styles from './kinds.module.css';

const icons = {
  restaurantes: restaurantIcon,
  tiendas: shopIcon,
  aerolineas: planeDepartureIcon,
  'salas-vip': starIcon,
  'cajeros-electronicos': moneyIcon,
  'renta-de-vehiculos': parkingIcon,
  'entidades-aeroportuarias': buildingIcon,
} as const;

export interface KindsData {
  /** The search under way, over every kind; null shows the kinds only. */
  search: ListArgs | null;
}

export async function load({ url, locale, store }: LoadContext): Promise<KindsData> {
  const { q } = readFilters(url.searchParams);
  if (!q) return { search: null };
  const search: ListArgs = { locale, q };
  await loadList(store, search);
  return { search };
}

/** The kinds of establishment, and a search over all of them. */
export function Screen({ data: { search }, title, locale }: ScreenProps<KindsData>) {
  const t = useEstablishmentMessages();
  return (
    <>
      <PageHeading title={title} lead={t('kinds.lead')} />
      <form
        key={search?.q ?? ''}
        role="search"
        method="get"
        action={localisePath('/establecimientos', locale)}
        className={styles.search}
      >
        <TextField
          label={t('kinds.search')}
          hint={t('kinds.searchHint')}
          name="q"
          type="search"
          defaultValue={search?.q ?? ''}
          maxLength={searchLength}
        />
        <Button type="submit">{t('kinds.submit')}</Button>
      </form>
      {search && <Found search={search} />}
      <CardGrid>
        {establishmentKinds.map((kind) => (
          <IconCard
            key={kind}
            to={`/establecimientos/${kind}`}
            icon={icons[kind]}
            title={kindTitle(kind)[locale]}
            text={t(`lead.${kind}`)}
          />
        ))}
        <IconCard to="/mapas" icon={mapIcon} title={t('kinds.map')} text={t('map.lead')} />
        <IconCard to="/ofertas" icon={bagIcon} title={t('kinds.offers')} text={t('offer.lead')} />
      </CardGrid>
    </>
  );
}

const none = {};
const noDays: readonly string[] = [];

function Found({ search }: { search: ListArgs }) {
  const t = useEstablishmentMessages();
  const { data: list, isError, refetch } = establishmentsApi.useListQuery(search);
  const { data: types } = establishmentsApi.useTypeNamesQuery(search.locale);
  const isHoliday = useHolidays(list?.holidays ?? noDays);
  const text = search.q ?? '';
  return (
    <section className={styles.found}>
      {!list && isError && <ListFailure onRetry={() => void refetch()} />}
      {list && (
        <>
          <h2 id="found">{t('kinds.found', { count: list.total, text })}</h2>
          {list.rows.length === 0 ? (
            <EmptyState
              title={t('kinds.noneTitle')}
              action={<ButtonLink to="/establecimientos">{t('kinds.clear')}</ButtonLink>}
            >
              {t('kinds.noneText')}
            </EmptyState>
          ) : (
            <EstablishmentRows
              rows={list.rows}
              names={types?.names ?? none}
              isHoliday={isHoliday}
              level={3}
            />
          )}
          <DataNote list={list} />
        </>
      )}
    </section>
  );
}
