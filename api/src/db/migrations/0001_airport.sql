create table meta (key text primary key, value text not null);

create table airlines (
  iata text primary key,
  icao text not null,
  name text not null,
  country text not null,
  colour text not null,
  type smallint not null,
  terminal text not null check (terminal in ('T1', 'T2')),
  source text not null default 'demo' check (source in ('demo', 'import'))
);

create table airports (
  iata text primary key,
  icao text not null,
  name text not null,
  city jsonb not null,
  country text not null,
  time_zone text not null,
  latitude double precision not null,
  longitude double precision not null,
  source text not null default 'demo' check (source in ('demo', 'import'))
);

create table flights (
  id text primary key,
  direction text not null check (direction in ('A', 'D')),
  operation_day date not null,
  airline text not null,
  number integer not null,
  suffix text not null default '',
  codeshares jsonb not null,
  airline_type smallint not null,
  service_type text not null check (service_type in ('J', 'C', 'F', 'H')),
  other_airport text not null,
  scheduled_at timestamptz not null,
  other_scheduled_at timestamptz not null,
  terminal text not null check (terminal in ('T1', 'T2')),
  pier text,
  gate text,
  gate_before text,
  belts jsonb not null,
  desks text,
  aircraft text,
  registration text,
  fed_by text,
  fed_slack_minutes integer,
  estimated_at timestamptz,
  actual_at timestamptz,
  state_given text check (state_given in ('CNX', 'DIV')),
  source text not null default 'demo' check (source in ('demo', 'import')),
  updated_at timestamptz not null
);
create index flights_scheduled_at on flights (scheduled_at);

-- The rows of the last imported schedule, from which its legs are made again as days pass.
create table schedule_rows (
  line integer primary key,
  row jsonb not null
);

create table establishments (
  slug text primary key,
  position integer not null,
  name text not null,
  kind text not null,
  category text not null,
  subcategory text,
  product text,
  terminal text not null check (terminal in ('T1', 'T2')),
  floor smallint not null check (floor between 1 and 3),
  area text not null check (area in ('pasajeros', 'publica')),
  location jsonb not null,
  description jsonb not null,
  phone text,
  web text,
  colour text not null,
  initials text not null,
  schedule jsonb not null,
  source text not null default 'demo' check (source in ('demo', 'import'))
);

create table establishment_types (
  id integer primary key,
  keyword text not null unique,
  kind text,
  name jsonb not null,
  subcategories jsonb not null
);

create table services (
  slug text primary key,
  position integer not null,
  pictogram text not null,
  terminals jsonb not null,
  location jsonb,
  schedule jsonb,
  facts jsonb not null
);

create table parkings (
  id text primary key,
  position integer not null,
  terminal text not null,
  name jsonb not null,
  vehicle text not null,
  capacity integer not null,
  capacity_origin jsonb not null,
  cop_per_minute integer not null,
  tariff_origin jsonb not null,
  contact text
);

create table queues (
  id text primary key,
  terminal smallint not null,
  kind text not null,
  lanes integer not null,
  passengers_per_lane_hour integer not null
);

create table walking_times (
  position integer primary key,
  from_place text not null,
  from_name jsonb not null,
  to_place text not null,
  to_name jsonb not null,
  terminal text not null,
  minutes integer not null,
  step_free_minutes integer not null
);

create table exchange_rates (
  currency text primary key,
  position integer not null,
  cop_per_unit numeric not null check (cop_per_unit > 0)
);

create table offers (
  id text primary key,
  position integer not null,
  audience text not null,
  category text not null,
  featured boolean not null,
  title jsonb not null,
  text jsonb not null,
  conditions jsonb not null,
  establishment text not null,
  discount_percent integer,
  price_cop integer,
  colour text not null
);

create table banners (
  id text primary key,
  position integer not null,
  placement text not null,
  title jsonb not null,
  text jsonb not null,
  action jsonb not null,
  href text not null,
  illustration text not null,
  colour text not null
);

create table popups (
  id text primary key,
  title jsonb not null,
  text jsonb not null,
  action jsonb,
  href text,
  paths jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null
);

create table airport_state (
  id integer primary key check (id = 1),
  open boolean not null,
  message_open jsonb not null,
  message_closed jsonb not null,
  since timestamptz not null
);

create table contact_messages (
  reference text primary key,
  full_name text not null,
  email text not null,
  mobile text not null,
  subject text not null,
  comment text not null,
  locale text not null,
  consent_version text not null,
  consent_purpose text not null,
  consent_at timestamptz not null,
  idempotency_key text unique,
  request_hash text not null,
  received_at timestamptz not null
);

create table taxi_places (
  slug text primary key,
  position integer not null,
  name text not null,
  kind text not null,
  km double precision not null check (km > 0),
  latitude double precision not null,
  longitude double precision not null
);

create table taxi_users (
  id integer primary key generated always as identity,
  name text,
  phone text not null,
  phone_country_code text not null,
  unique (phone_country_code, phone)
);

create table taxi_sessions (
  token_hash text primary key,
  user_id integer not null references taxi_users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table taxi_bookings (
  number text primary key,
  user_id integer not null references taxi_users (id) on delete cascade,
  status text not null check (status in ('nueva', 'confirmada', 'cumplida')),
  origin text not null,
  destination text not null,
  at timestamptz not null,
  name text not null,
  mobile text not null,
  email text,
  payment_method text not null check (payment_method in ('cash', 'card-terminal')),
  price_cop integer,
  vehicle text,
  driver_name text,
  plate text,
  persons integer not null,
  bags integer not null
);
create index taxi_bookings_user on taxi_bookings (user_id);
