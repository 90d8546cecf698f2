import type { GalleryPage } from '../examples/galleryPage.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';
import styles from './iconExamples.module.css';

export const gallery: GalleryPage = {
  name: 'icon',
  title: 'Pictograms',
  when: 'Beside words, to find them faster: on destinations, states and buttons. Import each by its name from @eldorado/ui/icons, so that a page carries only what it draws.',
  whenNot:
    'Not alone, except on a button that has a name, and not for decoration where a word would do.',
  examples: [
    {
      name: 'all',
      title: 'The family',
      render: () => (
        <ul className={styles.grid}>
          {Object.entries(icons).map(([name, icon]) => (
            <li key={name}>
              <Icon icon={icon} className={styles.large} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: 'size',
      title: 'As large as the words beside it',
      render: () => (
        <div className={styles.sizes}>
          <p className={styles.small}>
            <Icon icon={icons.walkingIcon} /> 11 min walking
          </p>
          <p>
            <Icon icon={icons.clockIcon} /> Boarding at 09:55
          </p>
          <p className={styles.huge}>
            <Icon icon={icons.planeDepartureIcon} /> Departures
          </p>
        </div>
      ),
    },
  ],
};
