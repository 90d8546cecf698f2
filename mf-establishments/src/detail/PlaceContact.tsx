import { Icon, Link } from '@eldorado/ui';
import { externalIcon, phoneIcon } from '@eldorado/ui/icons';
import { useEstablishmentMessages } from '../messages.ts';
import type { PlaceDetail } from './placeDetail.ts';
import css from './detail.module.css';

/** How the place is reached, when anything is known. */
export function PlaceContact({ place: { phone, web } }: { place: PlaceDetail }) {
  const t = useEstablishmentMessages();
  if (!phone && !web) return null;
  return (
    <section aria-labelledby="contact" className={css.card}>
      <h2 id="contact">{t('detail.contact')}</h2>
      <ul className={css.contacts}>
        {phone && (
          <li>
            <Link to={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              <Icon icon={phoneIcon} /> {phone}
            </Link>
          </li>
        )}
        {web && (
          <li>
            <Link to={web}>
              <Icon icon={externalIcon} /> {new URL(web).hostname.replace(/^www\./, '')}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
