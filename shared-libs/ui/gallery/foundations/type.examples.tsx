import { Stack } from '../../src/examples/arrange.tsx';
import type { GalleryPage } from '../../src/examples/galleryPage.ts';
import styles from './foundations.module.css';

const sizes = [
  ['xxxl', '--text-3xl', 'Departures'],
  ['xxl', '--text-2xl', 'Your gate is A02'],
  ['xl', '--text-xl', 'Next departures'],
  ['lg', '--text-lg', 'Long stay parking'],
  ['md', '--text-md', 'Arrive three hours before an international flight.'],
  ['sm', '--text-sm', 'Updated 2 minutes ago'],
] as const;

export const gallery: GalleryPage = {
  name: 'type',
  title: 'Type',
  when: 'Overpass, the letters of road signs, in six sizes. Headlines are 800 and tight; body text is 17 px on 1.5. Times, codes and figures are tabular, so that they stand under each other.',
  whenNot:
    'Nothing is smaller than 14 px. No size of one’s own between two tokens, no light weights, no words in capitals: a screen reader may spell them.',
  examples: [
    {
      name: 'sizes',
      title: 'Sizes',
      render: () => (
        <Stack>
          {sizes.map(([size, token, words]) => (
            <div key={size}>
              <p className={styles[size]}>{words}</p>
              <p className={styles.third}>{token}</p>
            </div>
          ))}
        </Stack>
      ),
    },
    {
      name: 'figures',
      title: 'Times and codes stand under each other',
      render: () => (
        <div className={styles.times}>
          <p>10:35 AV 9314</p>
          <p>11:11 LA 4020</p>
          <p>17:48 CM 0478</p>
        </div>
      ),
    },
    {
      name: 'languages',
      title: 'Letters of the four languages, and the dot between two facts',
      render: () => (
        <Stack>
          <p>¿Dónde está mi equipaje? Año, pingüino, 14 °C · T1 · Sala A02</p>
          <p>Où récupérer vos bagages ? Cœur, août, garçon · Terminal 1</p>
          <p>Onde está a minha bagagem? Ação, avô, três · Terminal 1</p>
        </Stack>
      ),
    },
    {
      name: 'plain',
      title: 'Plain elements',
      render: () => (
        <Stack>
          <h3>A third-level heading</h3>
          <p>
            A paragraph with <a href="#example-plain">a link</a>, <strong>strong words</strong> and{' '}
            <small>small ones</small>.
          </p>
          <details>
            <summary>A summary</summary>
            <p>Its details.</p>
          </details>
        </Stack>
      ),
    },
  ],
};
