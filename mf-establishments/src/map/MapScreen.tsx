import { Suspense } from 'react';
import { Link, linkAddress, Notice, PageHeading } from '@eldorado/ui';
import type { ScreenProps } from '@eldorado/remote';
import { useNavigate } from '@eldorado/remote/routing';
import { useEstablishmentMessages } from '../messages.ts';
import { FloorSwitch } from './FloorSwitch.tsx';
import type { MapData } from './loadMap.ts';
import { complaintAddress, mapAddress } from './mapAddress.ts';
import { MapFilters } from './MapFilters.tsx';
import { MapFrame } from './MapFrame.tsx';
import { MapLegend } from './MapLegend.tsx';
import { MapPreload } from './MapPreload.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { PlaceList } from './PlaceList.tsx';
import { RouteAnswer } from './RouteAnswer.tsx';
import { RouteForm } from './RouteForm.tsx';
import { useMap } from './useMap.ts';
import styles from './map.module.css';

export { loadMap as load } from './loadMap.ts';

/** The map: filters, ways, and a floor twice, as a list and drawn, of which either is enough. */
export function Screen({ data, title, locale }: ScreenProps<MapData>) {
  const { choice, ends } = data;
  const t = useEstablishmentMessages();
  const navigate = useNavigate();
  const map = useMap(data);
  const { chosen, scene } = map;

  /** Another place, on its own floor, or none. Without a step in the history: Back leaves the map. */
  const choose = (place: string | null) => {
    const { terminal, floor } = map.listed.find(({ slug }) => slug === place) ?? choice;
    const to = linkAddress(mapAddress(choice, { place, terminal, floor }), locale);
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  const floors = map.terminals.find(({ id }) => id === choice.terminal)?.floors ?? [];
  const here = {
    terminal: t(`terminal.${choice.terminal}`),
    floor: t('floor', { floor: choice.floor }),
  };
  const card = chosen && (
    <PlaceCard
      place={chosen}
      isHoliday={map.isHoliday}
      ways={
        map.hasRoutes
          ? {
              to: mapAddress(choice, { to: chosen.slug }),
              from: mapAddress(choice, { from: chosen.slug }),
            }
          : null
      }
      complaint={choice.pqrs ? complaintAddress(choice.pqrs, chosen.slug) : null}
      closed={mapAddress(choice, { place: null })}
      onClose={() => choose(null)}
    />
  );
  return (
    <>
      <PageHeading title={title} className={styles.heading} />
      {choice.pqrs && (
        <Notice tone="info" title={t('map.complaintChoose')}>
          <Link to={complaintAddress(choice.pqrs)}>{t('map.complaintBack')}</Link>
        </Notice>
      )}
      <MapFilters choice={choice} terminals={map.terminals}>
        {map.hasRoutes && (
          <RouteForm key={`${choice.from}|${choice.to}`} choice={choice} ends={ends} />
        )}
      </MapFilters>
      <div className={styles.layout}>
        <div className={styles.beside}>
          {scene && <MapPreload frame={scene.frame} />}
          <MapFrame
            scene={scene}
            label={t('map.name', here)}
            chosen={chosen}
            onChoose={choose}
            switches={<FloorSwitch choice={choice} floors={floors} />}
            card={card}
          />
          <MapLegend />
        </div>
        <div className={styles.words}>
          {/* Made live by itself: hundreds of rows would else be in the way of the first drag of the map. */}
          <Suspense>
            <RouteAnswer choice={choice} ends={ends} route={map.way} failure={map.wayFailure} />
            <PlaceList
              choice={choice}
              places={map.listed}
              list={map.list}
              isHoliday={map.isHoliday}
              failed={map.failed}
              onRetry={map.retry}
              onChoose={choose}
            />
          </Suspense>
        </div>
      </div>
    </>
  );
}
