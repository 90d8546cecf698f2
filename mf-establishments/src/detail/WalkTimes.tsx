import { Icon, Link } from '@eldorado/ui';
import { walkingIcon } from '@eldorado/ui/icons';
import { useEstablishmentMessages } from '../messages.ts';
import type { Walk } from './placeDetail.ts';
import css from './detail.module.css';

const shown = 6;

/** Minutes on foot from security, checkpoints and gates near, each leading to the way on the map. */
export function WalkTimes({ slug, walks }: { slug: string; walks: readonly Walk[] }) {
  const t = useEstablishmentMessages();
  return (
    <section aria-labelledby="walks" className={css.card}>
      <h2 id="walks">
        <Icon icon={walkingIcon} /> {t('detail.walks')}
      </h2>
      <ul className={css.walks}>
        {walks.slice(0, shown).map(({ from, minutes, stepFreeMinutes, metres }) => (
          <li key={from.slug}>
            <Link to={`/mapas?${new URLSearchParams({ from: from.slug, to: slug })}`}>
              {from.name}
            </Link>
            <span className={css.minutes}>
              <b>{t('detail.minutes', { count: Math.max(1, minutes) })}</b>
              {' · '}
              {t('detail.metres', { metres })}
              {stepFreeMinutes !== null && stepFreeMinutes > minutes && (
                <span> · {t('detail.stepFree', { count: stepFreeMinutes })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
