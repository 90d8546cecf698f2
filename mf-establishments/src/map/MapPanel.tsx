import { useMemo, useState } from 'react';
import { useLocale } from '@eldorado/i18n';
import type { TerminalId } from '../establishment/establishment.ts';
import { establishmentsApi } from '../establishmentsApi.ts';
import { useEstablishmentMessages } from '../messages.ts';
import { frameOf, markOf } from './drawScene.ts';
import { MapFrame } from './frame/MapFrame.tsx';
import styles from './frame/floorSwitch.module.css';

interface MapPanelProps {
  terminal: TerminalId;
  floor: number;
  /** What stands out; the rest is faint. */
  slugs: readonly string[];
  selected: string | null;
  onSelect: (slug: string | null) => void;
}

/** The map beside a list of another screen: it follows the chosen place onto its floor. */
export function MapPanel({ terminal, floor, slugs, selected, onSelect }: MapPanelProps) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const { data: index } = establishmentsApi.useMapIndexQuery(locale);
  const { data: all } = establishmentsApi.usePlacesQuery({ locale });
  const chosen = all?.places.find(({ slug }) => slug === selected) ?? null;
  const given = `${terminal}-${floor}-${selected ?? ''}`;
  // A floor that was switched to holds until something else is chosen.
  const [switched, setSwitched] = useState<{ given: string; floor: number } | null>(null);
  const at = {
    terminal: chosen?.terminal ?? terminal,
    floor: switched?.given === given ? switched.floor : (chosen?.floor ?? floor),
  };
  const scene = useMemo(() => {
    const frame = index && frameOf(index, { terminal: at.terminal, floor: at.floor });
    if (!frame || !all) return null;
    const here = all.places.filter(
      (place) => place.terminal === at.terminal && place.floor === at.floor,
    );
    return { frame, marks: here.map(markOf), shown: new Set(slugs), selected, route: null };
  }, [index, all, at.terminal, at.floor, slugs, selected]);
  const floors = index?.terminals.find(({ id }) => id === at.terminal)?.floors ?? [];
  return (
    <MapFrame
      scene={scene}
      label={t('map.name', {
        terminal: t(`terminal.${at.terminal}`),
        floor: t('floor', { floor: at.floor }),
      })}
      chosen={chosen}
      onChoose={onSelect}
      onClose={() => onSelect(null)}
      switches={
        <div role="group" aria-label={t('map.floors')} className={styles.switch}>
          {floors.map((one) => (
            <button
              key={one.floor}
              type="button"
              aria-pressed={one.floor === at.floor}
              aria-label={one.name}
              title={one.name}
              onClick={() => setSwitched({ given, floor: one.floor })}
            >
              {one.floor}
            </button>
          ))}
        </div>
      }
    />
  );
}
