import type { GalleryPage } from '../examples/galleryPage.ts';
import { Accordion } from './Accordion.tsx';

const questions = (prefix: string, open: boolean) => [
  {
    key: `${prefix}-liquids`,
    title: 'How much liquid may I take in hand luggage?',
    content: (
      <p>
        On international flights, containers of up to 100 ml each, all in one clear bag of one
        litre.
      </p>
    ),
    open,
  },
  {
    key: `${prefix}-early`,
    title: 'How early should I be at the airport?',
    content: (
      <>
        <p>Two hours before a national flight and three before an international one.</p>
        <p>At Christmas and Easter, add an hour.</p>
      </>
    ),
  },
  {
    key: `${prefix}-pets`,
    title: 'May I travel with my pet, and which papers does it need when we leave the country?',
    content: <p>Yes. Ask your airline first, then ICA for the certificate.</p>,
  },
];

export const gallery: GalleryPage = {
  name: 'accordion',
  title: 'Accordion',
  when: 'Questions of which a reader needs one or two, such as frequent questions. The titles alone must say what is inside.',
  whenNot:
    'Not for what everyone must read, and not for views of the same thing: those are tabs or segments.',
  examples: [
    {
      name: 'folded',
      title: 'All folded',
      render: () => <Accordion level={3} items={questions('folded', false)} />,
    },
    {
      name: 'open',
      title: 'One open from the start',
      render: () => <Accordion level={3} items={questions('open', true)} />,
    },
    {
      name: 'single',
      title: 'Opening one closes the others',
      render: () => <Accordion level={3} single items={questions('single', true)} />,
    },
  ],
};
