import type { GalleryPage } from '../examples/galleryPage.ts';
import { Card } from '../card/Card.tsx';
import { Carousel } from './Carousel.tsx';

const news = [
  ['Pets', 'Your pet flies too', 'What the airline and ICA ask for, and where to get it.'],
  ['Luggage', 'Leave your bag for a day', 'The left-luggage office of Terminal 1 is always open.'],
  ['Taxi', 'A taxi with a fixed price', 'Ask for your slip at doors 5 and 7 before you get in.'],
  ['Coffee', 'Coffee from six regions', 'Tastings every afternoon in the national pier.'],
  ['Art', 'Gold of the Muisca', 'A show on level 2, until the end of March.'],
] as const;

const slides = news.map(([key, title, text]) => ({
  key,
  label: title,
  content: (
    <Card as="article" title={title} to={`/noticias/${key.toLowerCase()}`}>
      <p>{text}</p>
    </Card>
  ),
}));

const words = {
  previousLabel: 'Previous',
  nextLabel: 'Next',
  slideLabel: (n: number, of: number) => `${n} of ${of}`,
};

export const gallery: GalleryPage = {
  name: 'carousel',
  title: 'Carousel',
  when: 'For a few things of equal worth that need not all be seen, such as banners. Prefer the cards, which show that there is more.',
  whenNot:
    'Not for anything a traveller must not miss, and not for more than some eight slides. Autoplay only where somebody insists.',
  examples: [
    {
      name: 'cards',
      title: 'Cards, as many as fit',
      render: () => <Carousel {...words} label="News" heading="News" size="card" slides={slides} />,
    },
    {
      name: 'whole',
      title: 'One at a time',
      render: () => <Carousel {...words} label="Services" slides={slides} />,
    },
    {
      name: 'autoplay',
      title: 'It moves by itself and can be paused',
      render: () => (
        <Carousel
          {...words}
          label="Offers"
          heading="Offers"
          slides={slides}
          autoplayMs={6000}
          pauseLabel="Pause"
          playLabel="Play"
        />
      ),
    },
    {
      name: 'fits',
      title: 'Everything fits, so there is nothing to press',
      render: () => (
        <Carousel
          {...words}
          label="Two cards"
          heading="Two cards"
          size="card"
          slides={slides.slice(0, 2)}
        />
      ),
    },
  ],
};
