import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ButtonLink, classNames, Icon, Skeleton } from '@eldorado/ui';
import { mapIcon } from '@eldorado/ui/icons';
import { useEstablishmentMessages } from '../messages.ts';
import type { TerminalId } from './establishment.ts';
import styles from './mapBeside.module.css';

const MapPanel = lazy(async () => {
  const { MapPanel: Panel } = await import(
    /* webpackChunkName: "map-panel" */ '../map/MapPanel.tsx'
  );
  return { default: Panel };
});

/** Beside a list there is room for a map from here on; mapBeside.module.css has the same width. */
const wide = '(min-width: 960px)';

let query: MediaQueryList | undefined;
/** One for all: React asks at every render. */
const wideQuery = () => (query ??= matchMedia(wide));

function subscribe(changed: () => void): () => void {
  wideQuery().addEventListener('change', changed);
  return () => wideQuery().removeEventListener('change', changed);
}

/** Whether a map is drawn beside the text without being asked for; null until the page is live. */
export const useMapIsBeside = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => wideQuery().matches,
    () => null,
  );

export interface MapProps {
  terminal: TerminalId;
  floor: number;
  /** Places to show. */
  slugs: readonly string[];
  selected: string | null;
  onSelect: (slug: string | null) => void;
}

function Drawn(props: MapProps) {
  return (
    <div className={styles.map}>
      <Suspense fallback={<Skeleton lines={9} className={styles.waiting} />}>
        <MapPanel {...props} />
      </Suspense>
    </div>
  );
}

const address = ({ terminal, floor, selected }: MapProps) =>
  `/mapas?terminal=${terminal}&floor=${floor}${selected === null ? '' : `&place=${selected}`}`;

/** The map on a wide screen. Until the page is live its room is kept, with a link to the map's page in it. */
export function MapBeside(props: MapProps) {
  const t = useEstablishmentMessages();
  if (useMapIsBeside()) return <Drawn {...props} />;
  return (
    <div className={styles.room}>
      <ButtonLink variant="secondary" to={address(props)}>
        <Icon icon={mapIcon} /> {t('showMap')}
      </ButtonLink>
    </div>
  );
}

/** The map on a phone: a link to the map's page that draws the map in its place once the page is live. */
export function MapOnDemand({ className, ...props }: MapProps & { className?: string }): ReactNode {
  const t = useEstablishmentMessages();
  const beside = useMapIsBeside();
  const [asked, setAsked] = useState(false);
  if (beside) return null;
  return (
    <div className={classNames(styles.onDemand, className)}>
      {asked ? (
        <Drawn {...props} />
      ) : (
        <ButtonLink
          variant="secondary"
          to={address(props)}
          onClick={(event) => {
            if (beside === null) return;
            event.preventDefault();
            setAsked(true);
          }}
        >
          <Icon icon={mapIcon} /> {t('showMap')}
        </ButtonLink>
      )}
    </div>
  );
}
