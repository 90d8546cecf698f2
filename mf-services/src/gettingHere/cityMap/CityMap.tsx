import { useEffect, useRef } from 'react';
import { Button, classNames, Icon, Notice, RadioGroup, type Pictogram } from '@eldorado/ui';
import { mapIcon, minusIcon, plusIcon } from '@eldorado/ui/icons';
import type { components } from '@eldorado/http/api-types';
import { useServiceMessages } from '../../messages.ts';
import type { CityPlace } from '../cityRoutesApi.ts';
import { CityDrawing } from './CityDrawing.tsx';
import { drawWays } from './drawing.ts';
import { liveCityMap } from './liveCityMap.ts';
import css from './cityMap.module.css';

/**
 * The ways on a map of the city: a drawing that needs no code, by the means that is chosen, and a map that moves in its
 * place for who asks for it. The steps of the answer say the same in words.
 */
export function CityMap(props: {
  answer: components['schemas']['CityRoutes'];
  places: readonly CityPlace[];
}) {
  const t = useServiceMessages();
  const root = useRef<HTMLElement>(null);
  // The page's first HTML is served by the early script instead.
  useEffect(() => (root.current ? liveCityMap(root.current) : undefined), []);
  const { from, to, routes } = props.answer;
  const label = t('cityMapLabel', { from: from.name, to: to.name });
  const zoom = (steps: number, icon: Pictogram, name: string) => (
    <button type="button" data-zoom={steps} aria-label={name} title={name}>
      <Icon icon={icon} />
    </button>
  );
  return (
    <section ref={root} aria-labelledby="city-map" className={css.map} data-city-map="">
      <h3 id="city-map">{t('cityMapTitle')}</h3>
      <RadioGroup
        label={t('cityMapMeans')}
        name="city-means"
        defaultValue={routes[0]?.means}
        options={routes.map(({ means }) => ({ value: means, label: t(`means_${means}`) }))}
      />
      <div className={css.frame}>
        <CityDrawing
          places={props.places}
          ends={[from, to]}
          ways={drawWays(routes)}
          label={label}
        />
        <div
          data-part="canvas"
          hidden
          className={css.canvas}
          role="application"
          aria-label={label}
          aria-describedby="city-map-help"
          tabIndex={0}
        />
        <div
          data-part="controls"
          className={css.controls}
          role="group"
          aria-label={t('cityMapControls')}
        >
          {zoom(1, plusIcon, t('cityMapIn'))}
          {zoom(-1, minusIcon, t('cityMapOut'))}
          {zoom(0, mapIcon, t('cityMapFit'))}
        </div>
      </div>
      <p id="city-map-help" hidden>
        {t('cityMapHelp')}
      </p>
      <div data-part="failed" hidden role="alert">
        <Notice tone="warning">{t('cityMapFailed')}</Notice>
      </div>
      <Button variant="secondary" data-part="open" hidden className={css.open}>
        <Icon icon={mapIcon} /> {t('cityMapOpen')}
      </Button>
      {routes.map(({ means, steps }) => (
        <RadioGroup
          key={means}
          className={classNames(css.legs, css[`of-${means}`])}
          label={t('cityMapLegs')}
          name={`city-leg-${means}`}
          defaultValue="0"
          options={[
            { value: '0', label: t('cityMapAll') },
            ...steps.map(({ kind, bus }, index) => ({
              value: String(index + 1),
              label: `${index + 1}. ${t(`cityLeg_${kind}`, { bus: bus?.name ?? '' })}`,
            })),
          ]}
        />
      ))}
      <p className={css.note}>{t('cityMapNote')}</p>
    </section>
  );
}
