import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { Icon, Link } from '@eldorado/ui';
import { usePageMessages } from '../messages.ts';
import { Banners } from './Banners.tsx';
import { FlightSearch } from './FlightSearch.tsx';
import { homeApi } from './homeApi.ts';
import { NowAtTheAirport } from './NowAtTheAirport.tsx';
import styles from './home.module.css';

/** Puts the live figures into the store. Each is optional: without the API the page still helps. */
export async function load({ store, locale }: LoadContext): Promise<null> {
  const { queues, parkings, dollar, banners } = homeApi.endpoints;
  await Promise.allSettled([
    fetchInto(store, queues.initiate({})),
    fetchInto(store, parkings.initiate({ locale })),
    fetchInto(store, dollar.initiate({})),
    fetchInto(store, banners.initiate({ locale })),
  ]);
  return null;
}

const shortcuts = [
  { key: 'flights', to: '/vuelos', icon: 'plane-departure' },
  { key: 'maps', to: '/mapas', icon: 'map' },
  { key: 'restaurants', to: '/establecimientos/restaurantes', icon: 'restaurant' },
  { key: 'shops', to: '/establecimientos/tiendas', icon: 'shop' },
  { key: 'parking', to: '/informacion-en-tiempo-real/parqueaderos', icon: 'parking' },
  { key: 'queues', to: '/informacion-en-tiempo-real/tiempo-en-filas', icon: 'queue' },
  { key: 'taxi', to: '/servicios/taxis', icon: 'taxi' },
  { key: 'accessibility', to: '/accesibilidad', icon: 'accessibility' },
] as const;

export function Screen({ locale }: ScreenProps<null>) {
  const t = usePageMessages();
  return (
    <>
      <div className={styles.hero}>
        <h1 className={styles.heading}>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <FlightSearch />
      <nav aria-label={t('shortcuts')}>
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ key, to, icon }) => (
            <li key={key}>
              <Link to={to} className={styles.shortcut}>
                <span className={styles.pictogram}>
                  <Icon name={icon} />
                </span>
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <NowAtTheAirport locale={locale} />
      <Banners locale={locale} />
      <p>
        <Link to="/vuelos">{t('allFlights')}</Link>
      </p>
    </>
  );
}
