-- Capacities, the city's caps and the places of services are facts: rows name them. Demonstration rows are made again.
delete from parkings where (
  select md5(string_agg(row::text, '|' order by row::text)) from parkings as row
) = (select value from meta where key = 'seeded:parkings');
delete from services where (
  select md5(string_agg(row::text, '|' order by row::text)) from services as row
) = (select value from meta where key = 'seeded:services');
alter table parkings
  -- The id of the fact that says it, or else the demonstration's own figure.
  add column capacity_fact text,
  alter column capacity drop not null,
  drop column capacity_origin,
  -- Rows of other vehicles have no cap that is known.
  add column tariff_fact text,
  drop column cop_per_minute,
  drop column tariff_origin;
alter table services
  drop column location,
  -- The id of the fact that says where it is.
  add column location text;
