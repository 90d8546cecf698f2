import { Stack } from '../../src/examples/arrange.tsx';
import type { GalleryPage } from '../../src/examples/galleryPage.ts';
import { Swatches } from './Swatches.tsx';
import styles from './foundations.module.css';

export const gallery: GalleryPage = {
  name: 'colour',
  title: 'Colour',
  when: 'Take every colour from a token. Gold is what to press or where to look: at most a few places on a screen. Green, gold and red washes say good, careful and bad, always with a word.',
  whenNot:
    'Never gold words on paper or sand: they cannot be read. Never --ink on --gold, which is unreadable in the dark theme: words on gold are --on-gold. No colour values in a component.',
  examples: [
    {
      name: 'surfaces',
      title: 'Surfaces and lines',
      render: () => (
        <Swatches
          tokens={{
            sand: 'The page',
            paper: 'Cards and fields',
            'sand-2': 'Quiet fills, hover',
            line: 'Hairlines between like things',
            'line-strong': 'Edges that must be seen',
            'field-line': 'Edges of fields, 3:1',
          }}
        />
      ),
    },
    {
      name: 'accents',
      title: 'Gold and the states',
      render: () => (
        <Swatches
          tokens={{
            gold: 'Signs, primary buttons, pictograms',
            'gold-hover': 'The same under the pointer',
            'gold-wash': 'Careful, with --gold-deep words',
            green: 'Good: a dot or a bar',
            'green-wash': 'Good, with --green-ink words',
            red: 'Bad: words and edges',
            'red-wash': 'Bad, with --red words',
            blue: 'To know: a mark',
            'blue-wash': 'To know, with --ink words',
          }}
        />
      ),
    },
    {
      name: 'signs',
      title: 'Signs: the same by day and by night',
      render: () => (
        <Swatches
          tokens={{
            sign: 'The sign itself',
            'sign-2': 'A part of a sign',
            'sign-line': 'A line on a sign',
            'sign-gold': 'Codes and gates',
            'sign-red': 'Closed and cancelled',
          }}
        />
      ),
    },
    {
      name: 'words',
      title: 'Words on surfaces',
      render: () => (
        <Stack>
          {(['onPaper', 'onSand', 'onSand2'] as const).map((surface) => (
            <div key={surface} className={styles[surface]}>
              <p>Main words, --ink</p>
              <p className={styles.second}>Second words, --ink-2</p>
              <p className={styles.third}>Third words, --ink-3</p>
            </div>
          ))}
          <p className={styles.onGold}>Words on gold, --on-gold</p>
          <div className={styles.onSign}>
            <p>Words on a sign, --on-sign</p>
            <p className={styles.signQuiet}>Second words on a sign, --on-sign-2</p>
            <p className={styles.signGold}>Codes on a sign, --sign-gold</p>
          </div>
        </Stack>
      ),
    },
  ],
};
