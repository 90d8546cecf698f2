import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { Article, CardGrid, IconCard, PageHeading, type ArticleContent } from '@eldorado/ui';
import { restaurantIcon, shopIcon } from '@eldorado/ui/icons';
import { articles } from '../content/index.ts';
import { sources } from '../content/sources.ts';
import { tuViajeIniciaEnElDorado } from '../content/tu-viaje-inicia-en-el-dorado/meta.ts';
import { tuViajeRestaurantes } from '../content/tu-viaje-restaurantes/meta.ts';
import { tuViajeTiendas } from '../content/tu-viaje-tiendas/meta.ts';
import { useEstablishmentMessages } from '../messages.ts';
import styles from './article.module.css';

export interface ArticleData {
  content: ArticleContent;
}

export async function load({ locale }: LoadContext): Promise<ArticleData> {
  const { default: content } = await articles['tu-viaje-inicia-en-el-dorado'][locale]();
  return { content };
}

/** What to do with the time before a flight, and the lists of where to eat and shop. */
export function Screen({ data: { content }, locale }: ScreenProps<ArticleData>) {
  const t = useEstablishmentMessages();
  return (
    <>
      <PageHeading title={tuViajeIniciaEnElDorado.title[locale]} />
      <Article content={content} sources={sources} />
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
    </>
  );
}
