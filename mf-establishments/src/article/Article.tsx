import type { ContentMeta, LoadContext, ScreenProps } from '@eldorado/remote';
import { Article, CardGrid, IconCard, PageHeading, type ArticleContent } from '@eldorado/ui';
import { restaurantIcon, shopIcon } from '@eldorado/ui/icons';
import { articles } from '../content/index.ts';
import { paraisoSelloLocal } from '../content/paraiso-sello-local/meta.ts';
import { sources } from '../content/sources.ts';
import { tuViajeIniciaEnElDorado } from '../content/tu-viaje-inicia-en-el-dorado/meta.ts';
import { tuViajeRestaurantes } from '../content/tu-viaje-restaurantes/meta.ts';
import { tuViajeTiendas } from '../content/tu-viaje-tiendas/meta.ts';
import { useEstablishmentMessages } from '../messages.ts';
import styles from './article.module.css';

const metas = {
  'paraiso-sello-local': paraisoSelloLocal,
  'tu-viaje-inicia-en-el-dorado': tuViajeIniciaEnElDorado,
} as const satisfies Record<string, ContentMeta>;
type Slug = keyof typeof metas;

export interface ArticleData {
  slug: Slug;
  content: ArticleContent;
}

const isSlug = (id: string): id is Slug => id in metas;

/** Pages of this screen are named after their article. */
export const validate = ({ pageId }: Pick<LoadContext, 'pageId'>) => isSlug(pageId);

export async function load({ pageId, locale }: LoadContext): Promise<ArticleData> {
  const slug = pageId as Slug;
  const { default: content } = await articles[slug][locale]();
  return { slug, content };
}

export function Screen({ data: { slug, content }, locale }: ScreenProps<ArticleData>) {
  const t = useEstablishmentMessages();
  return (
    <>
      <PageHeading title={metas[slug].title[locale]} />
      <Article content={content} sources={sources} />
      {slug === 'tu-viaje-inicia-en-el-dorado' && (
        <div className={styles.next}>
          <CardGrid>
            <IconCard
              to="/tu-viaje-inicia-en-el-dorado/restaurantes"
              icon={restaurantIcon}
              title={tuViajeRestaurantes.title[locale]}
              text={t('lead.restaurantes')}
            />
            <IconCard
              to="/tu-viaje-inicia-en-el-dorado/tiendas"
              icon={shopIcon}
              title={tuViajeTiendas.title[locale]}
              text={t('lead.tiendas')}
            />
          </CardGrid>
        </div>
      )}
    </>
  );
}
