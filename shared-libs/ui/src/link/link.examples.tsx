import type { GalleryPage } from '../examples/galleryPage.ts';
import { Icon } from '../icon/Icon.tsx';
import { externalIcon } from '../icon/icons.ts';
import { Link } from './Link.tsx';

export const gallery: GalleryPage = {
  name: 'link',
  title: 'Link',
  when: 'For every address, of the site or elsewhere. It takes the path without its language and writes it in the page’s own; the shell turns the click into a navigation.',
  whenNot:
    'What changes something on this page is a Button. The one next step of a page is a ButtonLink. Never words such as “here”: the link says where it leads.',
  examples: [
    {
      name: 'in-text',
      title: 'In a text',
      render: () => (
        <p>
          Your gate is on the board two hours before. Look at the{' '}
          <Link to="/vuelos/salidas">departures</Link> or walk the way on the{' '}
          <Link to="/mapas">map</Link>.
        </p>
      ),
    },
    {
      name: 'alone',
      title: 'Alone',
      render: () => <Link to="/vuelos">See all flights</Link>,
    },
    {
      name: 'other-site',
      title: 'To another site, by telephone, by mail',
      render: () => (
        <ul>
          <li>
            <Link to="https://www.migracioncolombia.gov.co">
              Migración Colombia <Icon icon={externalIcon} />
            </Link>
          </li>
          <li>
            <Link to="tel:+576014397070">+57 601 439 7070</Link>
          </li>
          <li>
            <Link to="mailto:service@example.org">service@example.org</Link>
          </li>
        </ul>
      ),
    },
    {
      name: 'long',
      title: 'An address that does not break by itself',
      render: () => (
        <p>
          The form is at{' '}
          <Link to="https://www.example.org/a-very-long-address-without-any-space-in-it/declaration-of-currency-2026.pdf">
            https://www.example.org/a-very-long-address-without-any-space-in-it/declaration-of-currency-2026.pdf
          </Link>
        </p>
      ),
    },
  ],
};
