import Type from 'typebox';
import { answers, get } from '../http/endpointParts.ts';
import { ref, words } from '../http/schema.ts';
import {
  MapFloor,
  MapFloorQuery,
  MapIndex,
  MapPlace,
  MapPlaceList,
  MapPlaceQuery,
  MapRoute,
  PlaceWalks,
  RouteQuery,
  WalkingTimeList,
} from './schema.ts';

/** The endpoints of the indoor map and of the ways on it. */
export const mapEndpoints = {
  map: get('/api/v2/map', 'map', 'Terminals and floors of the indoor map', {
    response: answers(ref(MapIndex)),
  }),
  mapFloor: get(
    '/api/v2/map/floors/:terminal/:floor',
    'map',
    'What is drawn of one floor, as GeoJSON; low detail is simplified for the whole terminal at once',
    {
      params: Type.Object({
        terminal: words(['T1', 'T2']),
        floor: Type.String({ pattern: '^\\d$' }),
      }),
      querystring: MapFloorQuery,
      response: answers(ref(MapFloor), 400, 404),
    },
  ),
  mapPlaces: get('/api/v2/map/places', 'map', 'Everything on the map, as a list', {
    querystring: MapPlaceQuery,
    response: answers(ref(MapPlaceList), 400),
  }),
  mapPlace: get('/api/v2/map/places/:slug', 'map', 'One place of the map', {
    params: Type.Object({ slug: Type.String({ maxLength: 80 }) }),
    response: answers(ref(MapPlace), 404),
  }),
  placeWalks: get(
    '/api/v2/map/places/:slug/walks',
    'map',
    'Walking times to a place from security, checkpoints and gates',
    {
      params: Type.Object({ slug: Type.String({ maxLength: 80 }) }),
      response: answers(ref(PlaceWalks), 404),
    },
  ),
  mapRoute: get(
    '/api/v2/map/route',
    'map',
    'The way from a place to another, floor by floor, with today’s queues',
    { querystring: RouteQuery, response: answers(ref(MapRoute), 400, 404) },
  ),
  walkingTimes: get(
    '/api/v2/walking-times',
    'live',
    'Minutes on foot between places, with and without steps',
    {
      response: answers(ref(WalkingTimeList)),
    },
  ),
};
