import type { GalleryPage } from '../examples/galleryPage.ts';
import { FilterChips } from './FilterChips.tsx';
import { SegmentedLinks } from './SegmentedLinks.tsx';

export const gallery: GalleryPage = {
  name: 'choice',
  title: 'SegmentedLinks, FilterChips',
  when: 'SegmentedLinks are two to five views of the same thing, each with an address: departures and arrivals, days of a board. FilterChips show the filters that are on; each is a link to the list without it.',
  whenNot:
    'Views without an address of their own are Tabs or a SegmentedControl. More than five are a SelectField or a list of links. Filters that are off stay in the form.',
  examples: [
    {
      name: 'segments',
      title: 'SegmentedLinks',
      render: () => (
        <SegmentedLinks
          label="Kind of flight"
          items={[
            { to: '/vuelos/salidas', label: 'Departures', current: true },
            { to: '/vuelos/llegadas', label: 'Arrivals', current: false },
            { to: '/vuelos/conexiones', label: 'Connections', current: false },
          ]}
        />
      ),
    },
    {
      name: 'segments-none',
      title: 'SegmentedLinks, none of them the present page',
      render: () => (
        <SegmentedLinks
          label="Day"
          items={['Yesterday', 'Today', 'Tomorrow'].map((label) => ({
            to: `/vuelos/salidas?day=${label}`,
            label,
            current: false,
          }))}
        />
      ),
    },
    {
      name: 'segments-long',
      title: 'SegmentedLinks with more words than fit',
      render: () => (
        <SegmentedLinks
          label="Rules"
          items={[
            { to: '/a', label: 'Hand luggage in the cabin', current: false },
            { to: '/b', label: 'Checked luggage', current: true },
            { to: '/c', label: 'Musical instruments and sports equipment', current: false },
            { to: '/d', label: 'Pets', current: false },
          ]}
        />
      ),
    },
    {
      name: 'chips',
      title: 'FilterChips',
      render: () => (
        <FilterChips
          items={[
            { label: 'Terminal 1', to: '/vuelos/salidas?status=DLY' },
            { label: 'Delayed', to: '/vuelos/salidas?terminal=T1' },
          ]}
        />
      ),
    },
    {
      name: 'chips-long',
      title: 'FilterChips: many, and one with a long word',
      render: () => (
        <FilterChips
          label="Filters of the list of shops"
          items={[
            'Open now',
            'Terminal 1',
            'International departures, after security',
            '«Donaudampfschifffahrtsgesellschaftskapitän»',
          ].map((label) => ({ label, to: '/establecimientos/tiendas' }))}
        />
      ),
    },
  ],
};
