import { useEffect, useRef } from 'react';
import { ChoiceChips } from '../../establishment/ChoiceChips.tsx';
import { useEstablishmentMessages } from '../../messages.ts';
import { mapAddress, type MapChoice } from '../address/mapAddress.ts';
import { mapTypes } from '../places/mapPlace.ts';
import styles from './mapFrame.module.css';

/** The types of places on the map's upper edge: one line that scrolls sideways, the chosen one in sight. */
export function KindStrip({ choice }: { choice: MapChoice }) {
  const t = useEstablishmentMessages();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && strip.current)
      strip.current.scrollLeft = current.offsetLeft - strip.current.clientWidth / 2;
  }, [choice.type]);
  return (
    <div ref={strip} className={styles.strip}>
      <ChoiceChips
        label={t('map.types')}
        items={(['all', ...mapTypes] as const).map((type) => ({
          to: mapAddress(choice, { type }),
          label: t(`map.type.${type}`),
          current: type === choice.type,
        }))}
      />
    </div>
  );
}
