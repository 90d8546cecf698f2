import { useEffect, useMemo, useState, type RefObject } from 'react';
import { formatTime, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import type { Pictogram } from '@eldorado/ui';
import { buildingIcon, locationIcon, planeDepartureIcon } from '@eldorado/ui/icons';
import type { Suggestion } from '@eldorado/ui/combobox';
import { fetchDelay } from '../../../search/asking/fetchDelay.ts';
import { usePageMessages } from '../../messages.ts';
import { asFlightNumber, flightsLike, matching, type SearchPlace } from './suggest.ts';
import { suggestApi, type FlightsAsked, type FoundFlight } from './suggestApi.ts';

export interface FlightSuggestion extends Suggestion {
  /** The flight's page; cities and airlines have none here. */
  path?: string;
}

const noFlights: readonly FoundFlight[] = [];
const noPlaces: readonly SearchPlace[] = [];

/** Flights by number, cities and airlines for what was typed. */
export function useSuggestions(
  query: string,
  { input, arrives }: { input: RefObject<HTMLInputElement | null>; arrives: boolean },
): { suggestions: readonly FlightSuggestion[]; busy: boolean } {
  const t = usePageMessages();
  const locale = useLocale();
  const now = useNow();
  const [asked, setAsked] = useState<FlightsAsked>();
  const { data: cities = noPlaces } = suggestApi.useCitiesQuery({ locale });
  const { data: airlines = noPlaces } = suggestApi.useAirlinesQuery();
  const isNumber = asFlightNumber(query);

  useEffect(() => {
    if (!isNumber) return;
    const direction = arrives ? 'arrivals' : 'departures';
    const timer = setTimeout(() => {
      const { form } = input.current ?? {};
      const chosen = form ? new FormData(form).get('date') : null;
      const date = typeof chosen === 'string' ? chosen : '';
      setAsked({ q: query.trim(), direction, date, locale });
    }, fetchDelay);
    return () => clearTimeout(timer);
  }, [query, isNumber, arrives, locale, input]);

  const { data: flights = noFlights, isFetching } = suggestApi.useFlightsNamedQuery(
    asked ?? { q: '', direction: 'departures', date: '', locale },
    { skip: !asked || !isNumber },
  );

  const suggestions = useMemo(() => {
    const places = (group: string, found: readonly SearchPlace[], icon: Pictogram) =>
      found.map(({ code, name }): FlightSuggestion => ({
        id: `${group} ${code}`,
        label: name,
        detail: code,
        group,
        icon,
      }));
    const named = isNumber ? flightsLike(flights, query, now).slice(0, 5) : [];
    return [
      ...named.map(({ id, name, city, scheduled }): FlightSuggestion => ({
        id,
        label: name,
        detail: `${city} · ${formatTime(scheduled, locale)}`,
        group: t('suggestFlights'),
        icon: planeDepartureIcon,
        path: `/vuelos/detalle/${id}`,
      })),
      ...places(t('suggestCities'), matching(cities, query, 4), locationIcon),
      ...places(t('suggestAirlines'), matching(airlines, query, 3), buildingIcon),
    ];
  }, [isNumber, flights, cities, airlines, query, now, locale, t]);
  return { suggestions, busy: isNumber && (isFetching || asked?.q !== query.trim()) };
}
