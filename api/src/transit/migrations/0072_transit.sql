-- The city's buses: one timetable at a time, read from a GTFS feed. What is asked all day is kept as it is searched: the
-- trips that stop at the same stops are one row, so that a million stop times are a few thousand rows.
create table transit_feed (
  id smallint primary key check (id = 1),
  -- Of the feed's content; what is made of it in memory is kept until it changes.
  version text not null,
  source text not null,
  publisher text not null,
  publisher_url text,
  -- As the publisher calls it.
  feed_version text,
  valid_from date not null,
  valid_to date not null,
  imported_at timestamptz not null
);
create table transit_stops (
  position integer primary key,
  id text not null,
  name text not null,
  latitude double precision not null,
  longitude double precision not null
);
create table transit_routes (
  position integer primary key,
  id text not null,
  short_name text not null,
  long_name text not null,
  color text
);
create table transit_services (
  position integer primary key,
  id text not null,
  -- Bit 0 is Monday.
  weekdays integer not null,
  valid_from date not null,
  valid_to date not null,
  added jsonb not null,
  removed jsonb not null
);
-- Lists of integers of 32 bits, little-endian; a rule is 1 for boarding and 2 for alighting.
create table transit_patterns (
  position integer primary key,
  route integer not null,
  headsign text not null,
  stops bytea not null,
  rules bytea not null,
  services bytea not null,
  -- For each trip and stop the arrival and the departure, seconds of the service day.
  times bytea not null
);
create table transit_transfers (
  from_stop integer not null,
  to_stop integer not null,
  -- Null where one cannot change.
  seconds integer,
  primary key (from_stop, to_stop)
);
