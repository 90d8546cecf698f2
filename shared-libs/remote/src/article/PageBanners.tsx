import { CardGrid, IconCard, type Pictogram } from '@eldorado/ui';
import {
  familyIcon,
  leafIcon,
  planeDepartureIcon,
  restaurantIcon,
  shopIcon,
  taxiIcon,
} from '@eldorado/ui/icons';
import type { PageBanner } from './articleData.ts';

const icons: Record<PageBanner['illustration'], Pictogram> = {
  runway: planeDepartureIcon,
  shops: shopIcon,
  food: restaurantIcon,
  taxi: taxiIcon,
  family: familyIcon,
  sustainability: leafIcon,
};

/** The banners of a page, below its text. */
export function PageBanners({ banners }: { banners: readonly PageBanner[] }) {
  return (
    <CardGrid>
      {banners.map(({ id, title, text, to, illustration }) => (
        <IconCard key={id} to={to} icon={icons[illustration]} title={title} text={text} />
      ))}
    </CardGrid>
  );
}
