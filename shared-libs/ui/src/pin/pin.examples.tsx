import type { GalleryPage } from '../examples/galleryPage.ts';
import { coffeeIcon, restaurantIcon, shopIcon, toiletsIcon } from '../icon/icons.ts';
import { MapPin } from './MapPin.tsx';

export const gallery: GalleryPage = {
  name: 'pin',
  title: 'Map pin',
  when: 'For a place on a map or plan. Its point marks the place; the chosen one is gold and larger.',
  whenNot:
    'Not as a decoration of an address in a text: that is the location pictogram. Not for more than some thirty places at once: group them.',
  examples: [
    { name: 'plain', title: 'A place', render: () => <MapPin label="Meeting point" /> },
    {
      name: 'kind',
      title: 'A place of a kind',
      render: () => <MapPin label="Toilets" icon={toiletsIcon} />,
    },
    {
      name: 'open',
      title: 'Open',
      render: () => <MapPin label="Oma, open" tone="open" icon={coffeeIcon} />,
    },
    {
      name: 'closed',
      title: 'Closed',
      render: () => <MapPin label="Wok, closed" tone="closed" icon={restaurantIcon} />,
    },
    {
      name: 'chosen',
      title: 'Chosen',
      render: () => (
        <MapPin label="Tienda del Café, open, chosen" tone="open" chosen icon={shopIcon} />
      ),
    },
    {
      name: 'here',
      title: 'You are here',
      render: () => <MapPin label="You are here" tone="here" />,
    },
  ],
};
