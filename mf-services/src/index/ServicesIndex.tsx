import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { CardGrid, IconCard, PageHeading, type Pictogram } from '@eldorado/ui';
import { infoIcon } from '@eldorado/ui/icons';
import { icons, pages } from '../../content/collection.yaml';
import { useServiceMessages } from '../messages.ts';
import css from './servicesIndex.module.css';

interface ServiceCard {
  path: string;
  title: string;
  icon: Pictogram;
  group: 'preparation' | 'airport';
}

/** The cards of the pages of `content`, in the order of the menu. */
export async function load({ locale }: LoadContext): Promise<ServiceCard[]> {
  const { default: icon } = await icons();
  return pages
    .filter(({ screen }) => screen !== 'index')
    .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
    .map(({ id, path, title, menu }) => ({
      path,
      title: title[locale],
      icon: icon[id] ?? infoIcon,
      group: menu?.group === 'preparation' ? 'preparation' : 'airport',
    }));
}

export const isStatic = true;

export function Screen({ data, title }: ScreenProps<ServiceCard[]>) {
  const t = useServiceMessages();
  const groups = [
    { key: 'airport', title: t('atTheAirport') },
    { key: 'preparation', title: t('preparation') },
  ];
  return (
    <>
      <PageHeading title={title} lead={t('indexLead')} />
      {groups.map(({ key, title }) => (
        <section key={key} className={css.group} aria-labelledby={`group-${key}`}>
          <h2 id={`group-${key}`}>{title}</h2>
          <CardGrid>
            {data
              .filter(({ group }) => group === key)
              .map((card) => (
                <IconCard key={card.path} to={card.path} icon={card.icon} title={card.title} />
              ))}
          </CardGrid>
        </section>
      ))}
    </>
  );
}
