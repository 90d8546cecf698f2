import { ApiError } from '@eldorado/http';
import { localisePath, type Locale, type Translated } from '@eldorado/i18n';
import { RouteError, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { ButtonLink, FailureState, PageHeading } from '@eldorado/ui';
import { useCorporateMessages } from '../../messages.ts';
import { fetchNote, type NewsNote } from '../newsApi.ts';
import { newsPath } from '../newsQuery.ts';
import { Note } from './Note.tsx';
import { noteSchema } from './noteSchema.ts';
import css from './note.module.css';

export interface NewsDetailData {
  slug: string;
  /** Its complete address, for who shares it. */
  address: string;
  /** Null when it could not be had. */
  note: NewsNote | null;
}

/** It is sent as it stands. */
export const isStatic = true;

const notFound: Translated = {
  es: 'No encontramos esa publicación. Puede que la dirección esté mal escrita o que aún no haya salido.',
  en: 'We could not find that item. The address may be wrong, or it may not be published yet.',
  fr: 'Nous n’avons pas trouvé cette publication. L’adresse est peut-être erronée, ou elle n’est pas encore parue.',
  pt: 'Não encontramos essa publicação. O endereço pode estar errado ou ela ainda não saiu.',
};

export const validate = ({ params }: Pick<LoadContext, 'params'>): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(params.slug ?? '') && (params.slug ?? '').length <= 100;

export async function load(context: LoadContext): Promise<NewsDetailData> {
  const { params, url, locale } = context;
  const slug = params.slug ?? '';
  const address = url.origin + localisePath(`${newsPath}/${slug}`, locale);
  try {
    const note = await fetchNote(context, slug, url.searchParams.get('draft'));
    return { slug, address, note };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) throw new RouteError(404, notFound[locale], 'news-not-found');
    return { slug, address, note: null };
  }
}

const untitled: Translated = {
  es: 'Publicación',
  en: 'News item',
  fr: 'Publication',
  pt: 'Publicação',
};

export const title = ({ note }: NewsDetailData, locale: Locale): string =>
  note?.title ?? untitled[locale];

/** What is not published yet is told to no search engine. */
export const structuredData = ({ note, address }: NewsDetailData): object | null =>
  note && !note.draft ? noteSchema(note, address) : null;

export function Screen({
  data: { slug, address, note },
  title: page,
}: ScreenProps<NewsDetailData>) {
  const t = useCorporateMessages();
  if (note) return <Note note={note} address={address} />;
  return (
    <>
      <PageHeading title={page} />
      <FailureState title={t('news.failed')}>{t('news.failedText')}</FailureState>
      <p className={css.again}>
        <ButtonLink to={`${newsPath}/${slug}`} variant="secondary">
          {t('news.again')}
        </ButtonLink>
      </p>
    </>
  );
}
