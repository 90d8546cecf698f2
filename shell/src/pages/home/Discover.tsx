import { memo } from 'react';
import { Icon, Link } from '@eldorado/ui';
import {
  chevronRightIcon,
  leafIcon,
  medicalIcon,
  newsIcon,
  refreshIcon,
  rainIcon,
  sunIcon,
} from '@eldorado/ui/icons';
import { usePageMessages } from '../messages.ts';
import home from './home.module.css';
import styles from './discover.module.css';

const news = [
  { key: 'newsBatteries', to: '/servicios/instrucciones-equipaje' },
  { key: 'newsTaxi', to: '/servicios/taxis' },
  { key: 'newsDelay', to: '/servicios/ayuda-al-viajero' },
] as const;

const programmes = [
  { key: 'water', slug: 'agua', icon: rainIcon },
  { key: 'soil', slug: 'suelo', icon: refreshIcon },
  { key: 'climate', slug: 'cambio-climatico', icon: sunIcon },
  { key: 'health', slug: 'salud-y-seguridad', icon: medicalIcon },
] as const;

/** What the press and the sustainability pages are about, and the way to them. */
export const Discover = memo(function Discover() {
  const t = usePageMessages();
  return (
    <section aria-labelledby="discover" className={home.section}>
      <div className={home.head}>
        <h2 id="discover" className={home.title}>
          {t('discoverTitle')}
        </h2>
      </div>
      <div className={styles.cards}>
        <section className={styles.press} aria-labelledby="press">
          <h3 id="press" className={styles.title}>
            <Icon icon={newsIcon} className={styles.icon} />
            {t('newsTitle')}
          </h3>
          <p className={styles.text}>{t('newsText')}</p>
          <ul className={styles.news}>
            {news.map(({ key, to }) => (
              <li key={key}>
                <Link to={to}>
                  {t(key)}
                  <Icon icon={chevronRightIcon} />
                </Link>
              </li>
            ))}
          </ul>
          <Link to="/el-dorado-informa" className={home.more}>
            {t('newsAll')}
          </Link>
        </section>
        <section className={styles.green} aria-labelledby="sustainability">
          <h3 id="sustainability" className={styles.title}>
            <Icon icon={leafIcon} className={styles.icon} />
            {t('greenTitle')}
          </h3>
          <p className={styles.text}>{t('greenText')}</p>
          <ul className={styles.programmes}>
            {programmes.map(({ key, slug, icon }) => (
              <li key={key}>
                <Link to={`/el-dorado-sostenible/servicios/${slug}`}>
                  <Icon icon={icon} />
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
          <Link to="/el-dorado-sostenible" className={home.more}>
            {t('greenAll')}
          </Link>
        </section>
      </div>
    </section>
  );
});
