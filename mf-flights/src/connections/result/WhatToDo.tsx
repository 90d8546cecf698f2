import { Icon, Link } from '@eldorado/ui';
import {
  bedIcon,
  buildingIcon,
  chevronRightIcon,
  coffeeIcon,
  helpIcon,
  passportIcon,
  planeDepartureIcon,
  queueIcon,
  restaurantIcon,
  suitcaseIcon,
} from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import type { FoundConnection } from '../find/findConnection.ts';
import type { Verdict } from '../plan/verdict.ts';
import css from '../connections.module.css';

const places = {
  airlines: { to: '/establecimientos/aerolineas', icon: buildingIcon },
  help: { to: '/servicios/ayuda-al-viajero', icon: helpIcon },
  queues: { to: '/informacion-en-tiempo-real/tiempo-en-filas', icon: queueIcon },
  migration: { to: '/servicios/migracion-y-pasaportes', icon: passportIcon },
  rest: { to: '/servicios/habitaciones-de-descanso', icon: bedIcon },
  luggage: { to: '/servicios/guarda-equipaje', icon: suitcaseIcon },
  lounges: { to: '/establecimientos/salas-vip', icon: coffeeIcon },
  food: { to: '/establecimientos/restaurantes', icon: restaurantIcon },
  board: { to: '/vuelos/salidas', icon: planeDepartureIcon },
} as const;

const advice = {
  comfortable: { tips: ['screens', 'gate'], links: ['food', 'lounges', 'rest'] },
  tight: {
    tips: ['crew', 'checkin', 'papers', 'askAirline'],
    links: ['queues', 'help', 'airlines'],
  },
  impossible: {
    tips: ['rebook', 'desk', 'rights'],
    links: ['airlines', 'help', 'rest', 'luggage', 'board'],
  },
  open: { tips: ['oneBooking', 'margin', 'papers'], links: ['board', 'migration', 'queues'] },
} as const;

interface Props {
  found: Extract<FoundConnection, { kind: 'found' }>;
  verdict: Verdict;
}

/** What helps now: the next thing to do first, then where to find it on the site. */
export function WhatToDo({ found: { arrival, departure }, verdict: { kind } }: Props) {
  const t = useFlightMessages();
  const { tips, links } = advice[kind];
  const airline = departure.flight?.airline.name ?? t('connYourAirline');
  // Whoever is not on time owes something, not the traveller.
  const late = [arrival.flight, departure.flight].find(
    (flight) => flight?.status === 'DLY' || flight?.status === 'CAN',
  );
  const abroad = arrival.kind === 'international' || departure.kind === 'international';
  return (
    <section aria-labelledby="what-to-do" className={css.todo}>
      <h2 id="what-to-do">{t(`connDo_${kind}`)}</h2>
      <ul className={css.tips}>
        {tips
          .filter((tip) => (tip !== 'papers' || abroad) && (tip !== 'rights' || late))
          .map((tip) => (
            <li key={tip}>
              {t(`connTip_${tip}`, { airline })}
              {tip === 'rights' && late && (
                <>
                  {' '}
                  <Link to={`/vuelos/detalle/${late.id}`}>
                    {t('connTipFlight', { flight: late.name })}
                  </Link>
                </>
              )}
            </li>
          ))}
      </ul>
      <ul className={css.links}>
        {links.map((key) => (
          <li key={key}>
            <Link to={places[key].to}>
              <Icon icon={places[key].icon} />
              <span>{t(`connLink_${key}`)}</span>
              <Icon icon={chevronRightIcon} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
