import { Code, Link } from '@eldorado/ui';
import { detailPath } from '../establishment/establishment.ts';
import { useEstablishmentMessages } from '../messages.ts';
import type { FoodCourt } from './localPlaces.ts';
import styles from './local.module.css';

/** The food courts: where each is, on which side of security, and what one eats there. */
export function FoodCourts({ courts }: { courts: readonly FoodCourt[] }) {
  const t = useEstablishmentMessages();
  return (
    <section aria-labelledby="courts" className={styles.section}>
      <h2 id="courts">{t('local.courts', { count: courts.length })}</h2>
      <div className={styles.groups}>
        {courts.map(({ location, terminal, floor, area, places }) => (
          <div key={location} className={styles.group}>
            <p className={styles.where}>
              <Code>{terminal}</Code> {t('floor', { floor })} · {t(`area.${area}`)}
            </p>
            <h3>{location}</h3>
            <ul>
              {places.map((place) => (
                <li key={place.slug}>
                  <Link to={detailPath(place)}>{place.name}</Link>
                </li>
              ))}
            </ul>
            <p className={styles.more}>
              <Link
                to={`/establecimientos/restaurantes?terminal=${terminal}&floor=${floor}&area=${area}`}
              >
                {t('local.more')}
              </Link>
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
