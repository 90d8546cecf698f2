import { Suspense } from 'react';
import { Link, Notice } from '@eldorado/ui';
import type { ScreenProps } from '@eldorado/remote';
import { useEstablishmentMessages } from '../messages.ts';
import { FloorSwitch } from './frame/FloorSwitch.tsx';
import { HitPager } from './card/HitPager.tsx';
import { KindStrip } from './frame/KindStrip.tsx';
import type { MapData } from './loadMap.ts';
import { complaintAddress } from './address/mapAddress.ts';
import { MapBar } from './bar/MapBar.tsx';
import { MapFilters } from './bar/MapFilters.tsx';
import { MapFrame } from './frame/MapFrame.tsx';
import { MapLegend } from './frame/MapLegend.tsx';
import { MapPreload } from './frame/MapPreload.tsx';
import { PlaceCard } from './card/PlaceCard.tsx';
import { PlaceList } from './places/PlaceList.tsx';
import { RouteAnswer } from './route/RouteAnswer.tsx';
import { isAnswered, RouteForm } from './route/RouteForm.tsx';
import { SearchAnswer } from './bar/SearchAnswer.tsx';
import { useMap } from './useMap.ts';
import { useMapHistory } from './address/useMapHistory.ts';
import { WayCard } from './card/WayCard.tsx';
import styles from './map.module.css';

export { loadMap as load } from './loadMap.ts';

/** The map: search, filters, ways, and a floor twice, as a list and drawn, of which either is enough. */
export function Screen({ data, title }: ScreenProps<MapData>) {
  const { choice, ends, origin, shown } = data;
  const t = useEstablishmentMessages();
  const map = useMap(data);
  const { chosen, scene, listed, way } = map;
  const history = useMapHistory(choice, listed);
  const isAsked = choice.from !== '' || choice.to !== '';
  const panel = map.hasRoutes && isAsked && !isAnswered(ends) ? 'way' : choice.panel;
  const floors = map.terminals.find(({ id }) => id === choice.terminal)?.floors ?? [];
  const here = {
    terminal: t(`terminal.${choice.terminal}`),
    floor: t('floor', { floor: choice.floor }),
  };
  const pager = choice.q !== '' && listed.length > (chosen ? 1 : 0) && (
    <HitPager {...{ choice, origin, shown }} hits={listed} />
  );
  return (
    // Its links are what is pressed: they work with keys, and without this.
    <div role="presentation" onClick={history.onClick}>
      <MapBar {...{ title, choice, panel }} terminals={map.terminals} hasRoutes={map.hasRoutes} />
      <SearchAnswer
        choice={choice}
        shown={map.list ? listed.length : 1}
        all={map.list?.places.length ?? 0}
      />
      {choice.pqrs && (
        <Notice tone="info" title={t('map.complaintChoose')}>
          <Link to={complaintAddress(choice.pqrs)}>{t('map.complaintBack')}</Link>
        </Notice>
      )}
      {panel === 'way' && map.hasRoutes && (
        <RouteForm key={`${choice.from}|${choice.to}`} choice={choice} ends={ends} />
      )}
      {panel === 'filters' && <MapFilters choice={choice} />}
      <div className={styles.layout}>
        <div className={styles.beside}>
          {scene && <MapPreload frame={scene.frame} />}
          <MapFrame
            scene={scene}
            label={t('map.name', here)}
            chosen={chosen}
            // A press beside all places ends no search.
            onChoose={(slug) =>
              slug === null ? choice.q || history.close() : history.choose(slug)
            }
            onClose={history.close}
            strip={<KindStrip choice={choice} />}
            switches={<FloorSwitch choice={choice} floors={floors} />}
          >
            {chosen ? (
              <PlaceCard
                {...{ choice, pager }}
                place={chosen}
                isHoliday={map.isHoliday}
                hasWays={map.hasRoutes}
              />
            ) : (
              pager || (way && <WayCard choice={choice} way={way} />)
            )}
          </MapFrame>
          <MapLegend />
        </div>
        <div className={styles.words}>
          {/* Made live by itself: hundreds of rows would else be in the way of the first drag of the map. */}
          <Suspense>
            <RouteAnswer choice={choice} ends={ends} route={way} failure={map.wayFailure} />
            <PlaceList
              {...{ choice, shown }}
              places={listed}
              list={map.list}
              isHoliday={map.isHoliday}
              failed={map.failed}
              onRetry={map.retry}
            />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
