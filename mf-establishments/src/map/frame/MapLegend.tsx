import { classNames } from '@eldorado/ui';
import { useEstablishmentMessages } from '../../messages.ts';
import { mapTypes } from '../places/mapPlace.ts';
import colours from './mapColours.module.css';
import styles from './mapLegend.module.css';

/** Which colour of a room means what. */
export function MapLegend() {
  const t = useEstablishmentMessages();
  return (
    <ul className={classNames(colours.colours, styles.legend)} aria-label={t('map.legend')}>
      {mapTypes.map((type) => (
        <li key={type}>
          <svg viewBox="0 0 16 16" aria-hidden="true" className={styles[type]}>
            <rect x="1" y="1" width="14" height="14" rx="3" />
          </svg>
          {t(`map.type.${type}`)}
        </li>
      ))}
    </ul>
  );
}
