import { Icon, Link } from '@eldorado/ui';
import { closeIcon } from '@eldorado/ui/icons';
import { useEstablishmentMessages } from '../../messages.ts';
import { mapAddress, type MapChoice } from '../address/mapAddress.ts';
import type { Route } from '../route/mapRoute.ts';
import styles from './placeCard.module.css';

/** The way on the map's lower edge, where its steps are further down: how long, and a link to them. */
export function WayCard({ choice, way }: { choice: MapChoice; way: Route }) {
  const t = useEstablishmentMessages();
  const closed = mapAddress(choice, { from: '', to: '', stepFree: false });
  return (
    <div className={styles.way} data-card>
      <p>
        <b>{t('route.minutes', { count: way.minutes })}</b>{' '}
        {t('route.heading', { from: way.from.name, to: way.to.name })}
      </p>
      <Link to={closed} data-closes={closed} className={styles.close} aria-label={t('route.clear')}>
        <Icon icon={closeIcon} />
      </Link>
      <a href="#way">{t('map.waySteps')}</a>
    </div>
  );
}
