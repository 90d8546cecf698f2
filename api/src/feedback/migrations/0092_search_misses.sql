-- Searches that found nothing: what was asked is written down once several networks have asked it on a day, and no sooner.
create table search_misses (
  day date not null,
  -- What names the words while they are not written down: their hash, keyed for the day.
  key text not null,
  locale text not null,
  -- Null until enough networks have asked.
  words text,
  -- Hashes of the networks, keyed for the day and the words; none once the day is over.
  networks text[] not null,
  -- How many networks asked.
  asked integer not null,
  primary key (day, key)
);
