import { articlePage, ArticlePage, type ArticleData } from '@eldorado/remote/article';
import type { ScreenProps } from '@eldorado/remote';
import { CardGrid, IconCard } from '@eldorado/ui';
import { restaurantIcon, shopIcon } from '@eldorado/ui/icons';
import { articles, pages } from '../../content/collection.yaml';
import { useEstablishmentMessages } from '../messages.ts';
import styles from './article.module.css';

export const { load, isStatic, structuredData } = articlePage({ articles, pages });

const next = [
  { id: 'tu-viaje-restaurantes', icon: restaurantIcon, lead: 'lead.restaurantes' },
  { id: 'tu-viaje-tiendas', icon: shopIcon, lead: 'lead.tiendas' },
] as const;

/** What to do with the time before a flight, and the lists of where to eat and shop. */
export function Screen(props: ScreenProps<ArticleData>) {
  const t = useEstablishmentMessages();
  return (
    <>
      <ArticlePage {...props} />
      <div className={styles.next}>
        <CardGrid>
          {next.map(({ id, icon, lead }) => {
            const page = pages.find((known) => known.id === id);
            return (
              page && (
                <IconCard
                  key={id}
                  to={page.path}
                  icon={icon}
                  title={page.title[props.locale]}
                  text={t(lead)}
                />
              )
            );
          })}
        </CardGrid>
      </div>
    </>
  );
}
