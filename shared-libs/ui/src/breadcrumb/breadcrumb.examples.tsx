import type { GalleryPage } from '../examples/galleryPage.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const home = { to: '/', label: 'Home' };
const flights = { to: '/vuelos', label: 'Flights' };

export const gallery: GalleryPage = {
  name: 'breadcrumb',
  title: 'Breadcrumb',
  when: 'On every page below the home page, above its heading: it says where one is, and leads one level up.',
  whenNot:
    'Not on the home page, and not for the steps of a task: those have a timeline or the form’s own progress.',
  examples: [
    {
      name: 'one-level',
      title: 'One level down',
      render: () => <Breadcrumb label="You are in: one level" items={[home, flights]} />,
    },
    {
      name: 'deep',
      title: 'Deeper',
      render: () => (
        <Breadcrumb
          label="You are in: deeper"
          items={[
            home,
            flights,
            { to: '/vuelos/salidas', label: 'Departures' },
            { to: '/vuelos/detalle/IB6586', label: 'IB 6586' },
          ]}
        />
      ),
    },
    {
      name: 'long',
      title: 'Long names wrap',
      render: () => (
        <Breadcrumb
          label="You are in: long names"
          items={[
            home,
            { to: '/tu-viaje-inicia-en-el-dorado', label: 'Your trip starts in El Dorado' },
            {
              to: '/tu-viaje-inicia-en-el-dorado/restaurantes',
              label: 'Restaurants and shops of the region in the national pier',
            },
          ]}
        />
      ),
    },
  ],
};
