import { memo } from 'react';
import { Icon, Link } from '@eldorado/ui';
import {
  accessibilityIcon,
  mapIcon,
  parkingIcon,
  planeDepartureIcon,
  queueIcon,
  restaurantIcon,
  shopIcon,
  taxiIcon,
} from '@eldorado/ui/icons';
import { usePageMessages } from '../messages.ts';
import styles from './shortcuts.module.css';

const shortcuts = [
  { key: 'flights', to: '/vuelos', icon: planeDepartureIcon },
  { key: 'maps', to: '/mapas', icon: mapIcon },
  { key: 'restaurants', to: '/establecimientos/restaurantes', icon: restaurantIcon },
  { key: 'shops', to: '/establecimientos/tiendas', icon: shopIcon },
  { key: 'parking', to: '/informacion-en-tiempo-real/parqueaderos', icon: parkingIcon },
  { key: 'queues', to: '/informacion-en-tiempo-real/tiempo-en-filas', icon: queueIcon },
  { key: 'taxi', to: '/servicios/taxis', icon: taxiIcon },
  { key: 'accessibility', to: '/accesibilidad', icon: accessibilityIcon },
] as const;

/** The eight places most travellers look for, as the signs of the building. */
export const Shortcuts = memo(function Shortcuts() {
  const t = usePageMessages();
  return (
    <nav aria-label={t('shortcuts')}>
      <ul className={styles.shortcuts}>
        {shortcuts.map(({ key, to, icon }) => (
          <li key={key}>
            <Link to={to} className={styles.shortcut}>
              <span className={styles.pictogram}>
                <Icon icon={icon} />
              </span>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
