create sequence leg_update_sequence;

-- What live feeds say of a leg, laid over the planned one; kept apart, so that planning a day again loses nothing of it.
create table leg_updates (
  leg_id text primary key,
  -- The leg as its operator names it, and the same as one text.
  identity jsonb not null,
  identity_key text not null unique,
  origin_date date not null,
  message_at timestamptz not null,
  -- Rises with every message that changed something: who knows a number asks for what came after it.
  sequence bigint not null,
  facts jsonb not null,
  changes jsonb not null,
  flags jsonb not null
);
create index leg_updates_sequence on leg_updates (sequence);
