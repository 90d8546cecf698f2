import type { Middleware } from '@reduxjs/toolkit';
import { locales } from '@eldorado/i18n/locale';
import { appActions, type AirportState } from './slices/app.ts';
import { establishmentTypesActions } from './slices/establishmentTypes.ts';
import { flightsActions, type FlightsState } from './slices/flights.ts';
import { loginFeedbackActions } from './slices/loginFeedback.ts';

type Fits = (payload: unknown) => boolean;

const isText: Fits = (payload) => typeof payload === 'string';

/** What the frame of every page draws of it, and could not without. */
function isAirportState({ open, message, weather, updatedAt }: AirportState): boolean {
  return (
    typeof open === 'boolean' &&
    locales.every((locale) => isText(message[locale])) &&
    isText(weather.sky) &&
    Number.isFinite(weather.temperatureC) &&
    !Number.isNaN(Date.parse(updatedAt))
  );
}

/** What each action of a shared slice carries. */
const payloads: Readonly<Record<string, Fits>> = {
  [appActions.connectivityChanged.type]: (payload) => typeof payload === 'boolean',
  [appActions.activityChanged.type]: (payload) =>
    Math.abs((payload as { change: number }).change) === 1,
  [appActions.airportRead.type]: (payload) =>
    payload === null || isAirportState(payload as AirportState),
  [appActions.remoteBroke.type]: isText,
  [appActions.remoteRecovered.type]: isText,
  [establishmentTypesActions.typesRead.type]: (payload) =>
    Object.values(payload as object).every(Number.isInteger),
  [flightsActions.searched.type]: (payload) => {
    const { direction, query } = payload as FlightsState;
    return ['arrivals', 'departures'].includes(direction) && isText(query);
  },
  [loginFeedbackActions.emailGiven.type]: isText,
};

/**
 * Lets no action of a shared slice through whose payload is not what it says, since every remote can dispatch one, and what the
 * frame of the page is drawn of would take the whole page away.
 */
export const refuseWrongPayloads: Middleware = () => (next) => (action) => {
  const { type, payload } = action as { type: string; payload?: unknown };
  return Object.hasOwn(payloads, type) && !fits(payloads[type], payload) ? action : next(action);
};

function fits(check: Fits | undefined, payload: unknown): boolean {
  try {
    return check?.(payload) === true;
  } catch {
    return false;
  }
}
