import { formatPesos, formatTime, useLocale } from '@eldorado/i18n';
import { sourceText } from '@eldorado/i18n/source';
import { documentIcon, taxiIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import type { FlightDetail } from '../data/flightDetail.ts';
import { InfoCard } from './InfoCard.tsx';
import css from './infoCard.module.css';

/** What a taxi into the city costs when the passengers of this flight come out. */
export function TaxiCard({ flight }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { taxi } = flight.journey;
  if (!taxi) return null;
  return (
    <InfoCard
      icon={taxiIcon}
      title={t('taxiCity')}
      link={{ to: '/servicios/taxis', text: t('taxiMore') }}
    >
      <dl className={css.rows}>
        {taxi.fares.map(({ place, totalCop, totalMaxCop }) => (
          <div key={place}>
            <dt>{place}</dt>
            <dd>
              {t('taxiRange', {
                min: formatPesos(totalCop, locale),
                max: formatPesos(totalMaxCop, locale),
              })}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {t('taxiNote', { time: formatTime(taxi.at, locale) })} {taxi.night && t('taxiNight')}
      </p>
      <p className={css.note}>{sourceText(taxi.origin.source, locale)}</p>
    </InfoCard>
  );
}

/** Customs, for who comes from abroad. */
export function CustomsCard() {
  const t = useFlightMessages();
  return (
    <InfoCard
      icon={documentIcon}
      title={t('customsTitle')}
      link={{ to: '/servicios/aduanas', text: t('details') }}
    >
      <p>{t('customsText')}</p>
    </InfoCard>
  );
}
