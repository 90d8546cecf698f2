import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, SelectField } from '@eldorado/ui';
import { usePageMessages } from '../../messages.ts';
import styles from './search.module.css';

/** Three answers lead to the steps between two flights; see the connections page for the airlines. */
export function ConnectionSearch() {
  const t = usePageMessages();
  const flightKinds = (['international', 'national'] as const).map((value) => ({
    value,
    label: t(value),
  }));
  return (
    <form
      className={styles.connections}
      aria-label={t('connections')}
      method="get"
      action={localisePath('/vuelos/conexiones', useLocale())}
    >
      <SelectField label={t('connectionArrival')} name="arrival" options={flightKinds} />
      <SelectField label={t('connectionDeparture')} name="departure" options={flightKinds} />
      <SelectField
        label={t('connectionBaggage')}
        name="baggage"
        options={[
          { value: 'yes', label: t('baggageThrough') },
          { value: 'no', label: t('baggageHere') },
        ]}
      />
      <Button type="submit">{t('connectionButton')}</Button>
    </form>
  );
}
