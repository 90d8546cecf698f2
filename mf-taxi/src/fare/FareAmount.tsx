import { formatPesos, useLocale } from '@eldorado/i18n';
import { useTaxiMessages } from '../messages.ts';
import type { Fare } from './fare.ts';

/** A fare as a range, or as one amount where waiting changes nothing. */
export function FareAmount({
  fare: { totalCop, totalMaxCop },
  className,
}: {
  fare: Pick<Fare, 'totalCop' | 'totalMaxCop'>;
  className?: string | undefined;
}) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const pesos = (cop: number) => formatPesos(cop, locale);
  return (
    <p className={className}>
      {totalMaxCop > totalCop
        ? t('fare.range', { min: pesos(totalCop), max: pesos(totalMaxCop) })
        : pesos(totalCop)}
    </p>
  );
}
