-- What the pages say of hours, prices, terms, telephones and figures, each with its source and the days it holds.
-- A fact may have several periods, one after the other: a tariff and the one that follows it.
create table facts (
  id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('hours', 'money', 'duration', 'phone', 'count', 'text')),
  value jsonb not null,
  unit jsonb,
  label jsonb not null,
  valid_from date,
  valid_to date,
  source_name text not null,
  source_url text,
  -- As far as it is known: 2026, 2026-02 or 2026-02-16.
  source_date text,
  read_on date not null,
  review_by date not null,
  -- Changed by a command: such a row no longer follows the files of the repository.
  edited boolean not null default false,
  updated_at timestamptz not null default now(),
  check (valid_to >= valid_from)
);
create unique index facts_period on facts (id, coalesce(valid_from, '0001-01-01'));

-- A service names its facts instead of repeating them. Demonstration rows that nobody has touched are made again.
delete from services where (
  select md5(string_agg(row::text, '|' order by row::text)) from services as row
) = (select value from meta where key = 'seeded:services');
alter table services
  drop column schedule,
  drop column facts,
  -- Ids of the facts that say when it is open, what it costs and where to call.
  add column hours text,
  add column price text,
  add column phone text,
  -- Its places on the map, by IMDF category or slug.
  add column places jsonb not null default '{"categories": [], "slugs": []}',
  -- Ids of the other facts that its page begins with.
  add column facts jsonb not null default '[]';
