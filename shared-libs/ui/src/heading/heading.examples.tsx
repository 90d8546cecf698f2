import type { GalleryPage } from '../examples/galleryPage.ts';
import { PageHeading } from './PageHeading.tsx';

export const gallery: GalleryPage = {
  name: 'heading',
  title: 'PageHeading',
  when: 'Once on every page: its only first-level heading, and a sentence or two that say what one can do here.',
  whenNot:
    'Headings inside the page are plain h2 and h3. The lead is not a summary of the page: leave it out when the title says it all.',
  examples: [
    {
      name: 'with-lead',
      title: 'With a lead',
      frame: 'fit',
      render: () => (
        <PageHeading
          title="Departures"
          lead="Find your gate and the time you leave. Changes appear here without loading the page again."
        />
      ),
    },
    {
      name: 'compact',
      title: 'Compact, where something is done or looked up',
      frame: 'fit',
      render: () => (
        <PageHeading compact title="Taxis" lead="Know the price before you leave the terminal." />
      ),
    },
    {
      name: 'aside',
      title: 'Compact, with what stands beside it',
      frame: 'fit',
      render: () => <PageHeading compact title="Restaurants" aside="70 restaurants" />,
    },
    {
      name: 'title-alone',
      title: 'The title alone',
      frame: 'fit',
      render: () => <PageHeading title="Maps" />,
    },
    {
      name: 'long',
      title: 'A long title and a long word',
      frame: 'fit',
      render: () => (
        <PageHeading
          title="Vaccination point, health certificates and Otorrinolaringología"
          lead="What to bring, when it is open, and what the certificate of yellow fever costs for travellers who leave the country with children under one year."
        />
      ),
    },
  ],
};
