import { Icon, Link } from '@eldorado/ui';
import { chevronRightIcon } from '@eldorado/ui/icons';
import { useCorporateMessages } from '../../messages.ts';
import { FeedLinks } from '../FeedLinks.tsx';
import css from './newsAside.module.css';

/** Rules and prices that change now and then: each has a page that says what holds today. */
const currentPages = [
  ['batteries', '/servicios/instrucciones-equipaje'],
  ['taxis', '/servicios/taxis'],
  ['vaccine', '/servicios/punto-de-vacunacion'],
  ['bus', '/servicios/transporte-publico'],
  ['rights', '/servicios/ayuda-al-viajero'],
] as const;

/** Beside the list: whom the press writes to, how to be told of news, and what holds today. */
export function NewsAside() {
  const t = useCorporateMessages();
  return (
    <aside className={css.aside}>
      <section className={css.press}>
        <h2>{t('news.pressTitle')}</h2>
        <p>{t('news.pressText')}</p>
        <Link to="/el-dorado-informa/sala-de-prensa">
          {t('news.pressLink')}
          <Icon icon={chevronRightIcon} />
        </Link>
      </section>
      <section>
        <h2>{t('news.feedsTitle')}</h2>
        <p>{t('news.feedsText')}</p>
        <FeedLinks />
      </section>
      <section>
        <h2>{t('news.todayTitle')}</h2>
        <ul>
          {currentPages.map(([name, to]) => (
            <li key={to}>
              <Link to={to}>{t(`news.today.${name}`)}</Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
