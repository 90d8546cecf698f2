import type { GalleryPage } from '../examples/galleryPage.ts';
import { familyIcon, mapIcon, parkingIcon, restaurantIcon, taxiIcon } from '../icon/icons.ts';
import { Link } from '../link/Link.tsx';
import { StatusTag } from '../tag/StatusTag.tsx';
import { Card, CardGrid, IconCard } from './Card.tsx';

export const gallery: GalleryPage = {
  name: 'card',
  title: 'Card, IconCard',
  when: 'Card is one thing among its like: a shop, a parking, a step. With an address the whole of it can be pressed and its title is the link. IconCard is a destination: a pictogram, a name, what one finds there.',
  whenNot:
    'A page’s only content needs no card around it. Rows that are compared column by column are a DataTable. A card that leads somewhere holds no second link or button.',
  examples: [
    {
      name: 'plain',
      title: 'Card at rest',
      render: () => (
        <Card title="Lost something?">
          <p>Objects found in the terminals are kept for 30 days at the desk on floor 1.</p>
        </Card>
      ),
    },
    {
      name: 'pressable',
      title: 'Card that leads somewhere',
      render: () => (
        <Card title="Long stay parking" to="/informacion-en-tiempo-real/parqueaderos">
          <p>412 free spaces</p>
        </Card>
      ),
    },
    {
      name: 'with-links',
      title: 'Card with links of its own',
      render: () => (
        <Card title="Security T1">
          <p>
            8 minutes now. <Link to="/mapas">Where it is</Link>
          </p>
        </Card>
      ),
    },
    {
      name: 'untitled',
      title: 'Card without a title',
      render: () => (
        <Card>
          <p>Its heading stands in what it holds, or it needs none.</p>
        </Card>
      ),
    },
    {
      name: 'grid',
      title: 'CardGrid: as many as fit',
      render: () => (
        <CardGrid>
          {['Café del Páramo', 'Arepas La Sabana', 'Frutas de Paso', 'El Mirador'].map((name) => (
            <Card key={name} as="article" title={name} to="/establecimientos/restaurantes">
              <p>Terminal 1, floor 2</p>
              <StatusTag tone="positive">Open now</StatusTag>
            </Card>
          ))}
        </CardGrid>
      ),
    },
    {
      name: 'icon-cards',
      title: 'IconCard',
      render: () => (
        <CardGrid>
          <IconCard to="/mapas" icon={mapIcon} title="Maps" text="Your gate, toilets, cash" />
          <IconCard
            to="/establecimientos/restaurantes"
            icon={restaurantIcon}
            title="Restaurants"
            text="Open now, before and after security"
          />
          <IconCard
            to="/informacion-en-tiempo-real/parqueaderos"
            icon={parkingIcon}
            title="Parking"
          />
          <IconCard to="/servicios/taxis" icon={taxiIcon} title="Taxi" text="What it will cost" />
        </CardGrid>
      ),
    },
    {
      name: 'long',
      title: 'Long titles and words',
      render: () => (
        <CardGrid>
          <IconCard
            to="/viaje-en-familia"
            icon={familyIcon}
            title="Unaccompanied minors, pregnant travellers and people over sixty"
            text="Otorhinolaryngologist’s certificate, Donaudampfschifffahrtsgesellschaft"
          />
          <Card
            title="Entidadesaeroportuariasinternacionales"
            to="/establecimientos/entidades-aeroportuarias"
          >
            <p>Terminal 1, floor 2, beside the counters of the international airlines</p>
          </Card>
        </CardGrid>
      ),
    },
  ],
};
