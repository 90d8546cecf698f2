alter table taxi_users
  add column created_at timestamptz not null default now(),
  add column seen_at timestamptz not null default now();

-- Ley 1581: which text was agreed to, when, and for what.
create table taxi_consents (
  user_id integer not null references taxi_users (id) on delete cascade,
  purpose text not null,
  version text not null,
  at timestamptz not null,
  primary key (user_id, purpose, version)
);

create table taxi_codes (
  request text primary key,
  phone_country_code text not null,
  phone text not null,
  locale text not null,
  consent_version text not null,
  salt text not null,
  code_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set when it was used, or another one took its place.
  ended_at timestamptz,
  used boolean not null default false
);
create index taxi_codes_phone on taxi_codes (phone_country_code, phone, created_at);
create index taxi_codes_created on taxi_codes (created_at);

create index taxi_sessions_user on taxi_sessions (user_id);
create index taxi_sessions_expires on taxi_sessions (expires_at);

create table taxi_vehicles (
  plate text primary key,
  position integer not null,
  class text not null check (class in ('standard', 'quality')),
  name text not null,
  driver_name text not null,
  authorised_until date not null
);

alter table taxi_bookings
  add column origin_slug text,
  add column destination_slug text,
  add column asked_at timestamptz,
  add column flight text,
  add column vehicle_class text not null default 'standard' check (vehicle_class in ('standard', 'quality')),
  add column km double precision not null default 15,
  add column door_to_door boolean not null default false,
  add column price_max_cop integer,
  add column locale text not null default 'es',
  add column created_at timestamptz not null default now(),
  -- Until the dispatcher has answered, a booking is seen by nobody.
  add column dispatched_at timestamptz,
  add column cancelled_at timestamptz,
  add column demo boolean not null default true,
  add column sequence integer not null default 0,
  add column idempotency_key text,
  add column request_hash text,
  -- What the first request was answered, for its repeats: as text, so that the order of its fields stays.
  add column answer json,
  add unique (user_id, idempotency_key);
update taxi_bookings set dispatched_at = now();
create index taxi_bookings_at on taxi_bookings (at);

-- Half hours in which a vehicle of the demonstration is taken: a vehicle has one ride at a time.
create table taxi_slots (
  plate text not null,
  slot timestamptz not null,
  number text not null references taxi_bookings (number) on delete cascade,
  primary key (plate, slot)
);
create index taxi_slots_number on taxi_slots (number);

-- E-mails that wait until they are delivered; the text is made when they are sent.
create table taxi_mails (
  id bigint primary key generated always as identity,
  number text not null references taxi_bookings (number) on delete cascade,
  kind text not null check (kind in ('booked', 'moved', 'cancelled')),
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index taxi_mails_due on taxi_mails (due_at);
