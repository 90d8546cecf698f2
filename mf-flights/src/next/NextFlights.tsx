import { useState } from 'react';
import { SegmentedControl } from '@eldorado/ui/tabs';
import { useFlightMessages } from '../messages.ts';
import { NextList } from './NextList.tsx';
import css from './nextFlights.module.css';

/**
 * The next departures and the next arrivals in one card. Both are in the HTML, and the radio that is on shows its own
 * by the styles alone: before this is live, and without JavaScript.
 */
export function NextFlights() {
  const t = useFlightMessages();
  const [direction, setDirection] = useState('departures');
  return (
    <section className={css.next} aria-labelledby="next-flights">
      <div className={css.head}>
        <h2 id="next-flights" className={css.title}>
          {t('nextTitle')}
        </h2>
        <SegmentedControl
          label={t('nextDirection')}
          name="next-flights"
          options={[
            { value: 'departures', label: t('departures') },
            { value: 'arrivals', label: t('arrivals') },
          ]}
          value={direction}
          onChange={setDirection}
        />
      </div>
      <NextList direction="departures" className={css.departures} />
      <NextList direction="arrivals" className={css.arrivals} />
    </section>
  );
}
