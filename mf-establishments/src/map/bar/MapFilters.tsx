import { ChoiceChips } from '../../establishment/ChoiceChips.tsx';
import { useEstablishmentMessages } from '../../messages.ts';
import { mapAddress, type MapChoice } from '../address/mapAddress.ts';
import { mapZones } from '../places/mapPlace.ts';
import styles from './mapBar.module.css';

/** Zone and what is open now: links, so that they work without JavaScript and can be sent to someone. */
export function MapFilters({ choice }: { choice: MapChoice }) {
  const t = useEstablishmentMessages();
  return (
    <div className={styles.panel}>
      <ChoiceChips
        label={t('filter.area')}
        items={[
          ...(['all', ...mapZones] as const).map((zone) => ({
            to: mapAddress(choice, { zone }),
            label: t(`map.zone.${zone}`),
            current: zone === choice.zone,
          })),
          {
            to: mapAddress(choice, { open: !choice.open }),
            label: t('filter.openNow'),
            current: choice.open,
          },
        ]}
      />
    </div>
  );
}
