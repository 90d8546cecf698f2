-- The indoor map: one IMDF archive at a time, with the walking graph that came beside it.
create table map_archive (
  id smallint primary key check (id = 1),
  -- Changes with the archive's content.
  version text not null,
  language text not null,
  graph jsonb,
  source text not null default 'demo',
  imported_at timestamptz not null
);

create table map_features (
  id text primary key,
  feature_type text not null,
  position integer not null,
  -- Null for features without a place, such as buildings and occupants.
  geometry jsonb,
  properties jsonb not null
);
create index map_features_type on map_features (feature_type, position);
