import type { Locale } from '@eldorado/i18n';
import { moneyIcon } from '@eldorado/ui/icons';
import { usePageMessages } from '../../messages.ts';
import { homeApi } from '../homeApi.ts';
import { FigureCard, oldest } from './FigureCard.tsx';
import styles from './now.module.css';

/** Pesos for a dollar and for a euro. They are set once a day, so nobody asks again. */
export function RateCard({ locale }: { locale: Locale }) {
  const t = usePageMessages();
  const { data: rates } = homeApi.useRatesQuery({ locale });
  return (
    <FigureCard
      title={t('rateTitle')}
      icon={moneyIcon}
      updatedAt={oldest(rates)}
      demo={rates?.some(({ demo }) => demo)}
      more={{ to: '/prepara-tu-viaje/divisas', label: t('converter') }}
    >
      <ul className={styles.rates}>
        {rates?.map(({ currency, pesos }) => (
          <li key={currency}>
            <span className={styles.note}>{t('rateOf', { currency })}</span>
            <span className={styles.value}>
              {pesos}
              <small> COP</small>
            </span>
          </li>
        ))}
      </ul>
    </FigureCard>
  );
}
