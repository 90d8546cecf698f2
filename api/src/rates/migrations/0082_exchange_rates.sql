-- What currencies were worth, day by day, as a feed or a service says it: pesos for one unit. A day of a currency counts
-- once, however often and however late it is sent. `exchange_rates` keeps the constants of the demonstration.
create table exchange_rate_days (
  -- ISO 4217.
  currency text not null,
  date date not null,
  pesos numeric not null,
  -- Who says so.
  source text not null,
  source_url text,
  primary key (currency, date)
);

-- What the airport's exchange houses pay and ask for one unit, in pesos.
create table exchange_house_quotes (
  -- The house by its slug.
  house text not null,
  currency text not null,
  date date not null,
  buys numeric not null,
  sells numeric not null,
  primary key (house, currency, date)
);
