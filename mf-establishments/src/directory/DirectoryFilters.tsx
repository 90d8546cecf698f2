import { SegmentedLinks } from '@eldorado/ui';
import { ChoiceChips } from '../establishment/ChoiceChips.tsx';
import { useEstablishmentMessages } from '../messages.ts';
import { terminals } from '../list/listFilters.ts';
import { choiceAddress, floorsOf, type DirectoryChoice } from './directoryAddress.ts';
import { mapTypes, mapZones } from './floorDirectory.ts';
import styles from './directory.module.css';

/** Terminal, type and zone: links, so that they work without JavaScript and can be sent to someone. */
export function DirectoryFilters({ choice }: { choice: DirectoryChoice }) {
  const t = useEstablishmentMessages();
  return (
    <div className={styles.filters}>
      <SegmentedLinks
        label={t('filter.terminal')}
        items={terminals.map((terminal) => ({
          to: choiceAddress(choice, { terminal, floor: floorsOf[terminal][0] }),
          label: t(`terminal.${terminal}`),
          current: terminal === choice.terminal,
        }))}
      />
      <ChoiceChips
        label={t('map.types')}
        items={mapTypes.map((type) => ({
          to: choiceAddress(choice, { type }),
          label: t(`map.type.${type}`),
          current: type === choice.type,
        }))}
      />
      <ChoiceChips
        label={t('filter.area')}
        items={[
          ...mapZones.map((zone) => ({
            to: choiceAddress(choice, { zone }),
            label: t(`map.zone.${zone}`),
            current: zone === choice.zone,
          })),
          {
            to: choiceAddress(choice, { open: !choice.open }),
            label: t('filter.openNow'),
            current: choice.open,
          },
        ]}
      />
    </div>
  );
}
