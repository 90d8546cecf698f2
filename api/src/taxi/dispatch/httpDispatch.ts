import { randomUUID } from 'node:crypto';
import type { Clock } from '../../time/clock.ts';
import type { Database } from '../../db/database.ts';
import { iso } from '../../time/time.ts';
import { callPartner } from '../../http/partner/callPartner.ts';
import type { Partner } from '../../http/partner/partner.ts';
import type { Assignment, Dispatch, RideOrder, RideStatus } from './dispatch.ts';

const states: readonly RideStatus[] = ['nueva', 'confirmada', 'cumplida'];

const wordOf = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= 80 ? value : null;

/** What a dispatcher says of a ride; null when it is none of the contract's answers. */
function assignmentOf(body: unknown): Assignment | null {
  if (typeof body !== 'object' || body === null) return null;
  const ride = body as Record<string, unknown>;
  const status = states.find((known) => known === ride['status']);
  if (status === undefined) return null;
  return {
    status,
    vehicle: wordOf(ride['vehicle']),
    driverName: wordOf(ride['driver_name']),
    plate: wordOf(ride['plate']),
  };
}

const bodyOf = (order: RideOrder) => ({
  number: order.number,
  sequence: order.sequence,
  pickup_at: iso(order.at.getTime()),
  vehicle_class: order.vehicleClass,
  origin: { slug: order.origin.slug, name: order.origin.name },
  destination: { slug: order.destination.slug, name: order.destination.name },
  persons: order.persons,
  bags: order.bags,
  door_to_door: order.doorToDoor,
  passenger: { name: order.name, mobile: order.mobile },
  payment_method: order.paymentMethod,
  price_cop: order.priceCop,
  flight: order.flight,
});

/** A dispatcher elsewhere, by the contract of docs/taxi.md. */
export function httpDispatch(partner: Partner, database: Database, clock: Clock): Dispatch {
  const ride = (number: string) => `/rides/${encodeURIComponent(number)}`;
  return {
    demo: false,
    async place(order, settle) {
      const { number, sequence } = order;
      const answer = await callPartner(
        partner,
        { method: 'PUT', path: ride(number), id: `${number}.${sequence}`, body: bodyOf(order) },
        clock,
      );
      if (answer.kind === 'unavailable') return answer;
      if (answer.status === 409) return { kind: 'no-vehicle' };
      const assignment = answer.status < 300 ? assignmentOf(answer.body) : null;
      if (assignment === null) return { kind: 'unavailable' };
      const value = await database.transaction((client) => settle(client, assignment));
      return { kind: 'placed', value };
    },
    async release(number, settle) {
      // A ride may be given back twice, when an order arrived in between: the second time is no repeat of the first.
      const id = `${number}.cancel.${randomUUID()}`;
      const answer = await callPartner(
        partner,
        { method: 'DELETE', path: ride(number), id },
        clock,
      );
      if (answer.kind === 'unavailable') return answer;
      if (answer.status === 409) return { kind: 'refused' };
      if (answer.status >= 300 && answer.status !== 404) return { kind: 'unavailable' };
      return { kind: 'released', value: await database.transaction(settle) };
    },
    async follow(rides) {
      if (rides.length === 0) return new Map();
      const numbers = rides.map(({ number }) => number).join(',');
      const answer = await callPartner(
        partner,
        {
          method: 'GET',
          path: `/rides?numbers=${encodeURIComponent(numbers)}`,
          id: `follow.${randomUUID()}`,
        },
        clock,
      );
      const said = answer.kind === 'answered' ? (answer.body as { rides?: unknown } | null) : null;
      const list: unknown[] = Array.isArray(said?.rides) ? said.rides : [];
      return new Map(
        list.flatMap((one) => {
          const assignment = assignmentOf(one);
          const number = wordOf((one as { number?: unknown } | null)?.number);
          return assignment && number ? [[number, assignment] as const] : [];
        }),
      );
    },
  };
}
