import { ButtonLink } from '@eldorado/ui';
import { useEstablishmentMessages } from '../messages.ts';
import type { AirlineDesk } from './placeDetail.ts';
import css from './detail.module.css';

interface AirlineDeskCardProps {
  name: string;
  desk: AirlineDesk;
  /** Its own site, where one checks in when no page for it alone is known. */
  web: string | null;
}

/** Where the airline takes bags, and where it checks passengers in on the web. */
export function AirlineDeskCard({ name, desk, web }: AirlineDeskCardProps) {
  const t = useEstablishmentMessages();
  const checkIn = desk.webCheckIn ?? web;
  if (desk.desks === null) return null;
  return (
    <section aria-labelledby="desks" className={css.card}>
      <h2 id="desks">{t('airline.checkIn')}</h2>
      <p className={css.desks}>
        {t('airline.desks')} <b>{desk.desks}</b>
      </p>
      <p>{t('airline.arrive')}</p>
      {checkIn && (
        <p>
          <ButtonLink to={checkIn} variant="secondary">
            {t(desk.webCheckIn ? 'airline.webCheckIn' : 'airline.webSite', { name })}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
