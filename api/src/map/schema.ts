import Type, { type Static } from 'typebox';
import {
  DataSource,
  Instant,
  LocalizedText,
  nullable,
  ref,
  SourceNote,
  TerminalId,
  words,
} from '../http/schema.ts';
import { establishmentKinds } from '../establishments/schema.ts';
import { OpeningHours } from '../hours/schema.ts';

/** The map's type filters (spec.md section 3, and the airport entities, others and general of section 2). */
export const mapTypes = [
  'restaurantes',
  'establecimientos',
  'aerolineas',
  'servicios',
  'entidades',
  'otros',
  'general',
  'banos',
] as const;

/** The map's zones: `privada` lies behind security. */
export const mapZones = ['publica', 'privada'] as const;

/** How a stretch of a way is covered. */
export const legKinds = [
  'walk',
  'lift',
  'escalator',
  'stairs',
  'ramp',
  'travelator',
  'security',
  'immigration',
  'customs',
  'bus',
] as const;

const Floor = Type.Integer({ minimum: 1, maximum: 9 });
const Position = Type.Array(Type.Number(), {
  minItems: 2,
  maxItems: 2,
  description: 'Longitude and latitude, WGS 84.',
});
const Bounds = Type.Array(Type.Number(), {
  minItems: 4,
  maxItems: 4,
  description: 'West, south, east, north.',
});

export const MapIndex = Type.Object(
  {
    version: Type.String({
      description: 'Changes with all that floors show; part of every floor’s address.',
    }),
    name: ref(LocalizedText),
    terminals: Type.Array(
      Type.Object({
        id: TerminalId,
        name: ref(LocalizedText),
        rotation: Type.Number({
          description: 'Radians clockwise that lay the terminal level on a screen.',
        }),
        floors: Type.Array(
          Type.Object({
            floor: Floor,
            name: ref(LocalizedText),
            bounds: Bounds,
            places: Type.Integer(),
          }),
        ),
      }),
    ),
    routes: Type.Boolean({ description: 'Whether the archive came with a walking graph.' }),
    updatedAt: Instant,
    source: DataSource,
  },
  { $id: 'MapIndex' },
);

/** What is drawn, from the ground up: `area` is a named part of a floor (a pier), `walkway` where people walk. */
export const mapLayers = [
  'ground',
  'floor',
  'area',
  'walkway',
  'room',
  'fixture',
  'opening',
] as const;

export const MapFloorQuery = Type.Object({
  detail: Type.Optional(
    words(['low', 'high', ''], 'low: simplified for the whole terminal at once.'),
  ),
  version: Type.Optional(Type.String({ maxLength: 64 })),
});

export const MapFloor = Type.Object(
  {
    type: Type.Literal('FeatureCollection'),
    version: Type.String(),
    terminal: TerminalId,
    floor: Floor,
    bbox: Bounds,
    features: Type.Array(
      Type.Object({
        type: Type.Literal('Feature'),
        id: Type.String(),
        geometry: Type.Object({ type: Type.String(), coordinates: Type.Array(Type.Unknown()) }),
        properties: Type.Object({
          layer: words(mapLayers),
          category: Type.String({ description: 'The IMDF category, such as restroom or walkway.' }),
          zone: nullable(words(mapZones)),
          place: nullable(Type.String({ description: 'Slug of the place that is here.' })),
          type: nullable(words(mapTypes)),
        }),
      }),
    ),
  },
  { $id: 'MapFloor', description: 'GeoJSON (RFC 7946) of one floor.' },
);

export const MapPlace = Type.Object(
  {
    id: Type.String({ description: 'UUID of the IMDF feature.' }),
    slug: Type.String({
      description:
        'An establishment’s own, or one such as sala-a02, banos-t1-2-3, seguridad-nacional.',
    }),
    name: ref(LocalizedText),
    type: words(mapTypes),
    category: Type.String({ description: 'A key: an establishment’s category or the IMDF one.' }),
    pictogram: Type.String({ description: 'Key of its pictogram.' }),
    terminal: TerminalId,
    floor: Floor,
    zone: words(mapZones),
    point: Position,
    location: nullable(ref(LocalizedText)),
    stepFree: Type.Boolean({ description: 'Whether a way without steps leads there.' }),
    establishment: nullable(
      Type.Object({
        kind: words(establishmentKinds),
        colour: Type.String(),
        initials: Type.String(),
        hours: ref(OpeningHours),
      }),
    ),
  },
  { $id: 'MapPlace' },
);

/** What a sketch distinguishes, from the ground up; `here` is the room of its place. */
export const sketchLooks = ['floor', 'walkway', 'room', 'here'] as const;

export const MapSketch = Type.Object(
  {
    place: Type.String({ description: 'Slug of the place, which is in its middle.' }),
    name: ref(LocalizedText),
    terminal: TerminalId,
    floor: Floor,
    width: Type.Integer({ description: 'In half metres, as all that is drawn.' }),
    height: Type.Integer(),
    shapes: Type.Array(
      Type.Object({
        look: words(sketchLooks),
        path: Type.String({ description: 'SVG path data; what lies outside is cut by the frame.' }),
      }),
      { description: 'From the ground up, one of each look.' },
    ),
    near: Type.Array(
      Type.Object({ name: ref(LocalizedText), x: Type.Integer(), y: Type.Integer() }),
      {
        description: 'What it lies near to and has a name that nothing else on the floor has.',
      },
    ),
    source: DataSource,
  },
  { $id: 'MapSketch', description: 'The floor around a place, small enough to stand in a page.' },
);

export const MapPlaceQuery = Type.Object({
  terminal: Type.Optional(words(['T1', 'T2', ''])),
  floor: Type.Optional(Type.String({ pattern: '^\\d?$' })),
  type: Type.Optional(words([...mapTypes, 'all', ''])),
  zone: Type.Optional(words([...mapZones, 'all', ''])),
  q: Type.Optional(Type.String({ maxLength: 80 })),
});

export const MapPlaceList = Type.Object(
  {
    version: Type.String(),
    holidays: Type.Array(Type.String(), {
      description: 'Colombian holidays around today, YYYY-MM-DD, for holiday hours.',
    }),
    places: Type.Array(ref(MapPlace)),
    updatedAt: Instant,
    source: DataSource,
  },
  { $id: 'MapPlaceList' },
);

export const MapPlaceRef = Type.Object(
  {
    slug: Type.String(),
    name: ref(LocalizedText),
    terminal: TerminalId,
    floor: Floor,
    zone: words(mapZones),
    point: Position,
  },
  { $id: 'MapPlaceRef' },
);

/** Where to walk next, relative to the way before. */
export const turns = ['start', 'straight', 'left', 'right', 'back', 'arrive'] as const;

export const RouteLeg = Type.Object(
  {
    kind: words(legKinds),
    terminal: TerminalId,
    floor: Floor,
    toTerminal: TerminalId,
    toFloor: Type.Integer({
      description: 'Another than `floor` for lifts, stairs and escalators.',
    }),
    metres: Type.Integer(),
    seconds: Type.Integer({ description: 'Moving, without waiting.' }),
    waitSeconds: Type.Integer({ description: 'Today’s queue or the bus’s interval; 0 when none.' }),
    waitOf: nullable(
      words(['security', 'immigration', 'bus'], 'What is waited for; its figure is a live one.'),
    ),
    line: Type.Array(Position),
    steps: Type.Array(
      Type.Object({
        turn: words(turns),
        metres: Type.Integer(),
        landmark: nullable(ref(LocalizedText)),
      }),
      { description: 'Written directions of a walk; empty for other kinds.' },
    ),
  },
  { $id: 'RouteLeg' },
);

/** What a traveller should know of a way before taking it. */
export const routeNotes = [
  'security-again',
  'needs-boarding-pass',
  'needs-passport',
  'bus-between-terminals',
  'leaves-passenger-area',
] as const;

export const RouteQuery = Type.Object({
  from: Type.String({ minLength: 1, maxLength: 80 }),
  to: Type.String({ minLength: 1, maxLength: 80 }),
  stepFree: Type.Optional(words(['1', 'true', 'on', ''])),
});

export const MapRoute = Type.Object(
  {
    from: ref(MapPlaceRef),
    to: ref(MapPlaceRef),
    stepFree: Type.Boolean({ description: 'Whether this way has no steps, asked for or not.' }),
    minutes: Type.Integer({ description: 'All of it, waiting included, rounded up.' }),
    walkMinutes: Type.Integer(),
    waitMinutes: Type.Integer(),
    metres: Type.Integer(),
    legs: Type.Array(ref(RouteLeg)),
    notes: Type.Array(words(routeNotes)),
    queuesAt: nullable(
      Type.Unsafe<string>({
        ...Instant,
        description: 'The oldest of its queues’ figures; null when it has no queue.',
      }),
    ),
    queuesSource: nullable(DataSource),
    updatedAt: Instant,
    source: DataSource,
  },
  { $id: 'MapRoute' },
);

export const PlaceWalks = Type.Object(
  {
    place: ref(MapPlaceRef),
    walks: Type.Array(
      Type.Object({
        from: ref(MapPlaceRef),
        role: words(['security', 'gate', 'checkpoint', 'door', 'checkin']),
        minutes: Type.Integer(),
        stepFreeMinutes: nullable(Type.Integer()),
        metres: Type.Integer(),
      }),
      { description: 'From the security, checkpoints and gates near it; the nearest first.' },
    ),
    updatedAt: Instant,
    source: DataSource,
  },
  { $id: 'PlaceWalks', description: 'Walking times to one place, without queues.' },
);

export const WalkingTime = Type.Object(
  {
    from: Type.String({ description: 'Key of the place, such as t1-security-international.' }),
    fromName: ref(LocalizedText),
    fromPlace: Type.String({ description: 'Slug of the place on the map.' }),
    to: Type.String(),
    toName: ref(LocalizedText),
    toPlace: Type.String({ description: 'Slug of the place on the map.' }),
    terminal: TerminalId,
    minutes: Type.Integer(),
    stepFreeMinutes: nullable(Type.Integer({ description: 'null where only steps lead.' })),
    metres: Type.Integer(),
  },
  {
    $id: 'WalkingTime',
    description: 'The shortest way on the map’s walking graph, without queues.',
  },
);
export const WalkingTimeList = Type.Object(
  {
    updatedAt: Instant,
    source: DataSource,
    origin: ref(SourceNote),
    walkingTimes: Type.Array(ref(WalkingTime)),
  },
  { $id: 'WalkingTimeList' },
);

export type WalkingTime = Static<typeof WalkingTime>;
export type MapIndex = Static<typeof MapIndex>;
export type MapFloor = Static<typeof MapFloor>;
export type MapPlace = Static<typeof MapPlace>;
export type MapPlaceQuery = Static<typeof MapPlaceQuery>;
export type MapPlaceList = Static<typeof MapPlaceList>;
export type MapSketch = Static<typeof MapSketch>;
export type MapPlaceRef = Static<typeof MapPlaceRef>;
export type MapRoute = Static<typeof MapRoute>;
export type MapType = (typeof mapTypes)[number];
export type MapZone = (typeof mapZones)[number];
export type LegKind = (typeof legKinds)[number];
export type PlaceWalks = Static<typeof PlaceWalks>;
export type RouteLeg = Static<typeof RouteLeg>;
export type RouteNote = (typeof routeNotes)[number];
export type Turn = (typeof turns)[number];
