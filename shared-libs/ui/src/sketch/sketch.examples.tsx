import type { GalleryPage } from '../examples/galleryPage.ts';
import { FloorSketch } from './FloorSketch.tsx';
import { exampleSketch } from './exampleSketch.ts';

export const gallery: GalleryPage = {
  name: 'sketch',
  title: 'Floor sketch',
  when: 'Where a page names one place of the airport: the floor around it, which leads to the map with the place open.',
  whenNot: 'Not for a way, and not for several places: those are on the map.',
  examples: [
    {
      name: 'place',
      title: 'A place near two others',
      render: () => (
        <FloorSketch
          sketch={exampleSketch}
          to="/mapas?terminal=T1&floor=2&place=notaria"
          label="Open Notary on the map: Terminal 1, floor 2, near Bank and Post office"
          caption="Terminal 1, floor 2, near Bank and Post office"
        />
      ),
    },
  ],
};
