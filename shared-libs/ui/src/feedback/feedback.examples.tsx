import type { GalleryPage } from '../examples/galleryPage.ts';
import { PageFeedback } from './PageFeedback.tsx';

export const gallery: GalleryPage = {
  name: 'feedback',
  title: 'Did this page help?',
  when: 'At the end of every information page. Articles bring it by themselves; a screen without an article places it last.',
  whenNot: 'Not on forms, lists and boards: what becomes of them shows whether they helped.',
  examples: [
    {
      name: 'asked',
      title: 'Yes, or no and why',
      render: () => <PageFeedback page="/servicios/notaria" release="mf-services@1.0.0" />,
      frame: 'fit',
    },
  ],
};
