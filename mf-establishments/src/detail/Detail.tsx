import { ApiError } from '@eldorado/http';
import type { Locale, Translated } from '@eldorado/i18n';
import { RouteError, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { fetchInto, type SiteStore } from '@eldorado/store';
import { PageHeading } from '@eldorado/ui';
import type { EstablishmentKind } from '../establishment/establishment.ts';
import { ListFailure } from '../establishment/ListFailure.tsx';
import { establishmentsApi } from '../establishmentsApi.ts';
import { kindTitle } from '../establishment/kindTitles.ts';
import { loadTypes } from '../loadList.ts';
import { kindOfPage } from './detailPageId.ts';
import type { DetailArgs, PlaceDetail } from './placeDetail.ts';
import { PlacePage } from './PlacePage.tsx';
import { placeSchema } from './placeSchema.ts';

export interface DetailData extends DetailArgs {
  kind: EstablishmentKind;
  /** Null when the place could not be had. */
  name: string | null;
  /** The place for search engines. */
  schema: object | null;
}

const notFound: Translated = {
  es: 'No encontramos ese lugar. Puede que haya cerrado o cambiado de nombre.',
  en: 'We could not find that place. It may have closed or changed its name.',
  fr: 'Nous n’avons pas trouvé ce lieu. Il a peut-être fermé ou changé de nom.',
  pt: 'Não encontramos esse lugar. Talvez tenha fechado ou mudado de nome.',
};

export const validate = ({ params }: Pick<LoadContext, 'params'>): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(params.slug ?? '') && (params.slug ?? '').length <= 80;

/** What the page has besides the place; each may be missing. */
async function loadAround(store: SiteStore, { slug, locale }: DetailArgs): Promise<void> {
  const { walks, offers } = establishmentsApi.endpoints;
  await Promise.allSettled([
    fetchInto(store, walks.initiate({ slug, locale })),
    fetchInto(store, offers.initiate({ locale, establishment: slug })),
    loadTypes(store, { locale }),
  ]);
}

export async function load({ pageId, params, locale, store }: LoadContext): Promise<DetailData> {
  const args: DetailArgs = { slug: params.slug ?? '', locale };
  const kind = kindOfPage(pageId);
  const around = loadAround(store, args);
  try {
    const { detail } = establishmentsApi.endpoints;
    const place = await fetchInto<PlaceDetail>(store, detail.initiate(args));
    if (place.kind !== kind) throw new RouteError(404, notFound[locale], 'establishment-not-found');
    await around;
    return { ...args, kind, name: place.name, schema: placeSchema(place) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404)
      throw new RouteError(404, notFound[locale], 'establishment-not-found');
    return { ...args, kind, name: null, schema: null };
  }
}

export function title({ kind, name }: DetailData, locale: Locale): string {
  return name === null ? kindTitle(kind)[locale] : name;
}

export const structuredData = ({ schema }: DetailData): object | null => schema;

export function Screen({ data: { slug, kind, locale } }: ScreenProps<DetailData>) {
  const { data: place, refetch } = establishmentsApi.useDetailQuery({ slug, locale });
  if (!place) {
    return (
      <>
        <PageHeading title={kindTitle(kind)[locale]} />
        <ListFailure onRetry={() => void refetch()} />
      </>
    );
  }
  return <PlacePage key={slug} place={place} />;
}
