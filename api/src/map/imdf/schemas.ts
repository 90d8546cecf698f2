import Type, { type TSchema } from 'typebox';
import { featureTypes, type FeatureType } from './archive.ts';
import * as kinds from './categories.ts';

// Each description says what is expected, in words that end the sentence "… is not …".

/** A 128-bit id in its usual form; IMDF asks for no particular version. */
const uuid = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$';
const Id = Type.String({ pattern: uuid, description: 'a UUID' });
/** IMDF's lists of what a value may be. */
const oneOf = (values: readonly string[], what: string) =>
  Type.Unsafe<string>({ type: 'string', enum: [...values], description: `an IMDF ${what}` });
/** Null and a key that is not there are the same. */
const orNull = <T extends TSchema>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()], { description: schemaText(schema) }));
const schemaText = (schema: TSchema) =>
  `${(schema as { description?: string }).description ?? 'a value'} or null`;

const Labels = Type.Record(
  Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }),
  Type.String({ pattern: '\\S', description: 'a text' }),
  { minProperties: 1, additionalProperties: false, description: 'a text for each language tag' },
);
const Hours = Type.String({ pattern: '\\S', description: 'opening hours as in OpenStreetMap' });
const Phone = Type.String({
  pattern: '^\\+[0-9][0-9 ()./-]{4,}$',
  description: 'a phone number as +57…',
});
const Website = Type.String({ pattern: '^https?://\\S+$', description: 'an http address' });
const Position = Type.Array(Type.Number(), { minItems: 2, maxItems: 3, description: 'a position' });
const DisplayPoint = Type.Object(
  { type: Type.Literal('Point', { description: 'Point' }), coordinates: Position },
  { description: 'a Point' },
);
const Accessibility = Type.Array(oneOf(kinds.accessibility, 'kind of accessibility'), {
  description: 'a list of kinds of accessibility',
});
const Restriction = oneOf(kinds.restrictions, 'restriction');
const Ids = Type.Array(Id, { description: 'a list of UUIDs' });
const Reference = Type.Object(
  { id: Id, feature_type: oneOf(featureTypes, 'feature type') },
  { description: 'a reference with id and feature_type' },
);
const categoryOf = (type: FeatureType) =>
  oneOf(kinds.categories[type] ?? [], `category of ${type}`);
const Text = (description: string) => Type.String({ pattern: '\\S', description });

const named = { name: orNull(Labels), alt_name: orNull(Labels) };
const contact = { hours: orNull(Hours), phone: orNull(Phone), website: orNull(Website) };

/** The properties of each feature type (docs.ogc.org/cs/20-094, one page a type). Extensions may add others. */
export const propertySchemas: Readonly<Record<FeatureType, TSchema>> = {
  address: Type.Object({
    address: Text('a street address'),
    unit: orNull(Text('a text')),
    locality: Text('a town'),
    province: orNull(
      Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$', description: 'an ISO 3166-2 code' }),
    ),
    country: Type.String({ pattern: '^[A-Z]{2}$', description: 'an ISO 3166 code' }),
    postal_code: orNull(Text('a text')),
    postal_code_ext: orNull(Text('a text')),
    postal_code_vanity: orNull(Text('a text')),
  }),
  amenity: Type.Object({
    ...named,
    ...contact,
    category: categoryOf('amenity'),
    accessibility: orNull(Accessibility),
    unit_ids: Ids,
    address_id: orNull(Id),
    correlation_id: orNull(Id),
  }),
  anchor: Type.Object({ address_id: orNull(Id), unit_id: Id }),
  building: Type.Object({
    ...named,
    category: categoryOf('building'),
    restriction: orNull(Restriction),
    display_point: orNull(DisplayPoint),
    address_id: orNull(Id),
  }),
  detail: Type.Object({ level_id: Id }),
  fixture: Type.Object({
    ...named,
    category: categoryOf('fixture'),
    anchor_id: orNull(Id),
    level_id: Id,
    display_point: orNull(DisplayPoint),
  }),
  footprint: Type.Object({
    category: categoryOf('footprint'),
    name: orNull(Labels),
    building_ids: Type.Array(Id, { minItems: 1, description: 'a list of at least one UUID' }),
  }),
  geofence: Type.Object({
    ...named,
    category: categoryOf('geofence'),
    restriction: orNull(Restriction),
    correlation_id: orNull(Id),
    display_point: orNull(DisplayPoint),
    building_ids: orNull(Ids),
    level_ids: orNull(Ids),
    parents: orNull(Ids),
  }),
  kiosk: Type.Object({
    ...named,
    anchor_id: orNull(Id),
    level_id: Id,
    display_point: orNull(DisplayPoint),
  }),
  level: Type.Object({
    category: categoryOf('level'),
    restriction: orNull(Restriction),
    outdoor: Type.Boolean({ description: 'true or false' }),
    ordinal: Type.Integer({ minimum: -99, maximum: 999, description: 'a whole number of floors' }),
    name: Labels,
    short_name: Labels,
    display_point: orNull(DisplayPoint),
    address_id: orNull(Id),
    building_ids: orNull(Ids),
  }),
  occupant: Type.Object({
    ...contact,
    name: Labels,
    category: Type.String({
      pattern: '^[a-z0-9]+(\\.[a-z0-9]+)*$',
      description: 'an IMDF category of occupant',
    }),
    anchor_id: Id,
    validity: orNull(
      Type.Object(
        {
          start: orNull(Text('an instant')),
          end: orNull(Text('an instant')),
          modified: orNull(Text('an instant')),
        },
        { description: 'start, end and modified' },
      ),
    ),
    correlation_id: orNull(Id),
  }),
  opening: Type.Object({
    ...named,
    category: categoryOf('opening'),
    accessibility: orNull(Accessibility),
    access_control: orNull(
      Type.Array(oneOf(kinds.accessControl, 'kind of access control'), {
        description: 'a list of kinds of access control',
      }),
    ),
    door: orNull(
      Type.Object(
        {
          type: orNull(oneOf(kinds.doorTypes, 'type of door')),
          automatic: orNull(Type.Boolean({ description: 'true or false' })),
          material: orNull(oneOf(kinds.doorMaterials, 'material of a door')),
        },
        { description: 'a door' },
      ),
    ),
    display_point: orNull(DisplayPoint),
    level_id: Id,
  }),
  relationship: Type.Object({
    category: categoryOf('relationship'),
    direction: Type.Unsafe<string>({
      type: 'string',
      enum: ['directed', 'undirected'],
      description: 'directed or undirected',
    }),
    origin: orNull(Reference),
    intermediary: orNull(
      Type.Union([Reference, Type.Array(Reference)], { description: 'one or more references' }),
    ),
    destination: orNull(Reference),
    hours: orNull(Hours),
  }),
  section: Type.Object({
    ...named,
    category: categoryOf('section'),
    restriction: orNull(Restriction),
    accessibility: orNull(Accessibility),
    display_point: orNull(DisplayPoint),
    level_id: Id,
    address_id: orNull(Id),
    correlation_id: orNull(Id),
    parents: orNull(Ids),
  }),
  unit: Type.Object({
    ...named,
    category: categoryOf('unit'),
    restriction: orNull(Restriction),
    accessibility: orNull(Accessibility),
    level_id: Id,
    display_point: orNull(DisplayPoint),
  }),
  venue: Type.Object({
    ...contact,
    category: categoryOf('venue'),
    restriction: orNull(Restriction),
    name: Labels,
    alt_name: orNull(Labels),
    display_point: DisplayPoint,
    address_id: Id,
  }),
};

/** The archive's manifest. */
export const Manifest = Type.Object({
  version: Type.Literal('1.0.0', { description: 'the text 1.0.0' }),
  created: Type.String({
    pattern: '^\\d{4}-\\d\\d-\\d\\d',
    description: 'an ISO 8601 date and time',
  }),
  generated_by: orNull(Type.String({ description: 'a text' })),
  language: Type.String({
    pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
    description: 'a language tag',
  }),
  extensions: orNull(Type.Array(Type.String(), { description: 'a list of extensions' })),
});

export const idPattern = new RegExp(uuid);
