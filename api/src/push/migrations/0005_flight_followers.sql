-- Who follows a flight, until it is over: where its browser's push service is, and nothing about the person.
create table flight_followers (
  -- A random word that only the browser knows; with it the subscription is stopped.
  token text primary key,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  flight_id text not null,
  locale text not null check (locale in ('es', 'en', 'fr', 'pt')),
  events jsonb not null,
  -- The changes of the flight's history that are behind this follower, a line each.
  told text not null,
  expires_at timestamptz not null,
  unique (endpoint, flight_id)
);
create index flight_followers_flight on flight_followers (flight_id);
create index flight_followers_expiry on flight_followers (expires_at);

-- Messages on their way; one leaves when it is delivered, given up, or its subscription ends.
create table flight_news (
  id bigint primary key generated always as identity,
  token text not null references flight_followers (token) on delete cascade,
  payload jsonb not null,
  urgent boolean not null,
  attempts integer not null default 0,
  due_at timestamptz not null
);
create index flight_news_due on flight_news (due_at);
