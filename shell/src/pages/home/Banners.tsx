import { useRef } from 'react';
import type { Locale } from '@eldorado/i18n';
import { Button, Link } from '@eldorado/ui';
import { usePageMessages } from '../messages.ts';
import { homeApi } from './homeApi.ts';
import styles from './home.module.css';

/** The banner carousel: a list that scrolls sideways by itself with a finger, and by buttons. It never moves alone. */
export function Banners({ locale }: { locale: Locale }) {
  const t = usePageMessages();
  const list = useRef<HTMLUListElement>(null);
  const { data: banners } = homeApi.useBannersQuery({ locale });
  if (!banners?.length) return null;
  const scroll = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth });
  return (
    <section aria-labelledby="banners" className={styles.section}>
      <div className={styles.bannersHead}>
        <h2 id="banners">{t('bannersTitle')}</h2>
        <span className={styles.bannersButtons}>
          <Button variant="quiet" onClick={() => scroll(-1)}>
            {t('bannersPrevious')}
          </Button>
          <Button variant="quiet" onClick={() => scroll(1)}>
            {t('bannersNext')}
          </Button>
        </span>
      </div>
      <ul ref={list} className={styles.banners}>
        {banners.map(({ id, title, text, action, to }) => (
          <li key={id} className={styles.banner}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to}>{action}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
