import type { ReactNode } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { Link, SearchSubmit, SegmentedLinks, TextField } from '@eldorado/ui';
import { ChoiceChips } from '../establishment/ChoiceChips.tsx';
import { searchLength, terminals as terminalIds } from '../list/listFilters.ts';
import { useEstablishmentMessages } from '../messages.ts';
import { KeptFields } from './KeptFields.tsx';
import { mapAddress, type MapChoice } from './mapAddress.ts';
import { mainFloor, type Terminal } from './mapIndex.ts';
import { mapTypes, mapZones } from './mapPlace.ts';
import styles from './mapFilters.module.css';

/** Terminal, words, type and zone: links and a form, so that they work without JavaScript and can be sent to someone. */
export function MapFilters({
  choice,
  terminals,
  children,
}: {
  choice: MapChoice;
  terminals: readonly Terminal[];
  /** The question for a way, beside the search. */
  children: ReactNode;
}) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const floorOf = (id: MapChoice['terminal']) => {
    const known = terminals.find((terminal) => terminal.id === id);
    return known ? mainFloor(known) : null;
  };
  return (
    <div className={styles.filters}>
      <SegmentedLinks
        label={t('filter.terminal')}
        items={terminalIds.map((id) => ({
          to: mapAddress(choice, { terminal: id, floor: floorOf(id), place: null }),
          label: t(`terminal.${id}`),
          current: id === choice.terminal,
        }))}
      />
      <form
        method="get"
        action={localisePath('/mapas', locale)}
        role="search"
        aria-label={t('map.search')}
        className={styles.search}
        // Another search refills the field.
        key={choice.q}
      >
        <KeptFields choice={{ ...choice, q: '' }} />
        <TextField
          label={t('map.search')}
          name="q"
          type="search"
          defaultValue={choice.q}
          placeholder={t('map.searchHint')}
          maxLength={searchLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SearchSubmit label={t('map.searchSubmit')} variant="secondary" />
        {choice.q && (
          <Link to={mapAddress(choice, { q: '' })} className={styles.clear}>
            {t('map.clearSearch')}
          </Link>
        )}
      </form>
      {children}
      <div className={styles.chips}>
        <ChoiceChips
          label={t('map.types')}
          items={(['all', ...mapTypes] as const).map((type) => ({
            to: mapAddress(choice, { type }),
            label: t(`map.type.${type}`),
            current: type === choice.type,
          }))}
        />
      </div>
      <div className={styles.chips}>
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
    </div>
  );
}
