import type { Pictogram } from '@eldorado/ui';
import { Icon, Link } from '@eldorado/ui';
import {
  arrowRightIcon,
  busIcon,
  elevatorIcon,
  escalatorIcon,
  passportIcon,
  shieldIcon,
  stairsIcon,
  suitcaseIcon,
  walkingIcon,
} from '@eldorado/ui/icons';
import { useEstablishmentMessages } from '../../messages.ts';
import { legSentence, legTime, stepSentence, waitSentence } from './legSentences.ts';
import { mapAddress, type MapChoice } from '../address/mapAddress.ts';
import type { LegKind, routeFloors } from './mapRoute.ts';
import styles from './route.module.css';

const icons: Readonly<Record<LegKind, Pictogram>> = {
  walk: walkingIcon,
  lift: elevatorIcon,
  escalator: escalatorIcon,
  stairs: stairsIcon,
  ramp: arrowRightIcon,
  travelator: arrowRightIcon,
  security: shieldIcon,
  immigration: passportIcon,
  customs: suitcaseIcon,
  bus: busIcon,
};

interface RouteLegsProps {
  choice: MapChoice;
  floors: ReturnType<typeof routeFloors>;
}

/** The legs floor by floor; each floor leads to its drawing. */
export function RouteLegs({ choice, floors }: RouteLegsProps) {
  const t = useEstablishmentMessages();
  return (
    <ol className={styles.floors}>
      {floors.map(({ terminal, floor, legs }, at) => {
        const place = { terminal: t(`terminal.${terminal}`), floor: t('floor', { floor }) };
        const isShown = terminal === choice.terminal && floor === choice.floor;
        return (
          <li key={at} className={styles.floor} data-shown={isShown || undefined}>
            <Link
              to={mapAddress(choice, { terminal, floor, place: null })}
              aria-current={isShown ? 'step' : undefined}
              className={styles.floorLink}
            >
              {isShown ? (
                <>
                  {place.terminal}, {place.floor} · {t('route.onMap')}
                </>
              ) : (
                t('route.seeFloor', place)
              )}
            </Link>
            <ol className={styles.legs}>
              {legs.map((leg, index) => (
                <li key={index} className={styles.leg}>
                  <Icon icon={icons[leg.kind]} />
                  <div>
                    <p className={styles.legTitle}>
                      {legSentence(leg, t)} <b>{legTime(leg, t)}</b>
                    </p>
                    {waitSentence(leg, t) && <p>{waitSentence(leg, t)}</p>}
                    {leg.steps.length > 0 && (
                      <ol className={styles.directions}>
                        {leg.steps.map((step, number) => (
                          <li key={number}>{stepSentence(step, t)}</li>
                        ))}
                      </ol>
                    )}
                  </div>
                </li>
              ))}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}
