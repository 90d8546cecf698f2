import { useLocale } from '@eldorado/i18n';
import { Link } from '@eldorado/ui';
import { categoryLabel } from '../establishment/categoryLabel.ts';
import { detailPath } from '../establishment/establishment.ts';
import { withCount } from '../establishment/withCount.ts';
import { establishmentsApi } from '../establishmentsApi.ts';
import { useEstablishmentMessages } from '../messages.ts';
import type { VentureGroup } from './localPlaces.ts';
import styles from './local.module.css';

const none = {};

/** Every local venture by name, in groups of what they make. */
export function Ventures({ groups }: { groups: readonly VentureGroup[] }) {
  const t = useEstablishmentMessages();
  const { data: { names = none } = {} } = establishmentsApi.useTypeNamesQuery(useLocale());
  const count = groups.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <section aria-labelledby="ventures" className={styles.section}>
      <h2 id="ventures">{t('local.ventures', { count })}</h2>
      <div className={styles.groups}>
        {groups.map(({ category, kind, places }) => (
          <div key={`${kind} ${category}`} className={styles.group}>
            <h3>{withCount(categoryLabel({ kind, category }, names, t), places.length)}</h3>
            <ul>
              {places.map((place) => (
                <li key={place.slug}>
                  <Link to={detailPath(place)}>{place.name}</Link>
                  <span>
                    {place.terminal} · {t('floor', { floor: place.floor })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
