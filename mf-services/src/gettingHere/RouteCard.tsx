import { formatDay, formatNumber, formatPesos, formatTime, useLocale } from '@eldorado/i18n';
import { sourceText } from '@eldorado/i18n/source';
import type { Pictogram } from '@eldorado/ui';
import { busIcon, carIcon, taxiIcon, walkingIcon } from '@eldorado/ui/icons';
import { useServiceMessages } from '../messages.ts';
import { useCost } from './useCost.ts';
import type { CityRoute, CityStep } from './cityRoutesApi.ts';
import { Means } from '../Means.tsx';
import css from './gettingHere.module.css';

const pictograms: Record<CityRoute['means'], Pictogram> = {
  bus: busIcon,
  taxi: taxiIcon,
  car: carIcon,
  'terminal-bus': busIcon,
  walk: walkingIcon,
};

/** One way: when to leave, how long, how much, and its steps. */
export function RouteCard({ route }: { route: CityRoute }) {
  const t = useServiceMessages();
  const locale = useLocale();
  const cost = useCost()(route.costCopMin, route.costCopMax);
  const { means, minutesMin, minutesMax, parkingCopPerMinute: parking, costOrigin } = route;
  const range = minutesMin === minutesMax ? `${minutesMax}` : `${minutesMin}–${minutesMax}`;
  const pesos = (amount: number) => formatPesos(amount, locale);
  return (
    <li className={css.route}>
      <Means icon={pictograms[means]} />
      <h3>{t(`means_${means}`)}</h3>
      <p className={css.leave}>{t('cityLeaveAt', { time: formatTime(route.leavesAt, locale) })}</p>
      <p className={css.facts}>
        {t('minutesValue', { range })} ·{' '}
        {t('cityArriveAt', { time: formatTime(route.arrivesAt, locale) })}
        {cost && ` · ${cost}`}
      </p>
      {parking !== null && (
        <p>{t('cityParking', { hour: pesos(parking * 60), day: pesos(parking * 60 * 24) })}</p>
      )}
      {means === 'bus' && route.costCopMin !== route.costCopMax && <p>{t('cityTransfers')}</p>}
      <ol className={css.steps}>
        {route.steps.map((step, index) => (
          <Step key={index} step={step} />
        ))}
        {means === 'car' && <li>{t('cityPark')}</li>}
      </ol>
      {costOrigin && (
        <p className={css.small}>
          {t('source', {
            publisher: sourceText(costOrigin.source, locale),
            date: formatDay(costOrigin.readOn, locale),
          })}
        </p>
      )}
    </li>
  );
}

function Step({ step }: { step: CityStep }) {
  const t = useServiceMessages();
  const locale = useLocale();
  const { kind, from, to, minutes, metres, bus } = step;
  if (bus)
    return (
      <li>
        {t('cityStep_bus', {
          bus: bus.name,
          headsign: bus.headsign,
          from,
          to,
          departs: formatTime(bus.departsAt, locale),
          arrives: formatTime(bus.arrivesAt, locale),
          stops: bus.stops,
        })}
      </li>
    );
  if (kind === 'terminal-bus') return <li>{t('cityStep_terminal-bus', { to, minutes })}</li>;
  if (kind === 'drive')
    return <li>{t('cityStep_drive', { to, km: formatNumber((metres ?? 0) / 1000, locale) })}</li>;
  return <li>{t('cityStep_walk', { to, minutes, metres: formatNumber(metres ?? 0, locale) })}</li>;
}
