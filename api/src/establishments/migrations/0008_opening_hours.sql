-- Demonstration rows that nobody has touched are made again with their holidays and exceptions.
delete from establishments where (
  select md5(string_agg(row::text, '|' order by row::text)) from establishments as row
) = (select value from meta where key = 'seeded:establishments');

-- A week becomes opening hours: the week, what replaces it on holidays, days of exception.
alter table establishments add column hours jsonb;
update establishments
  set hours = jsonb_build_object('week', schedule, 'holiday', null, 'exceptions', '[]'::jsonb);
alter table establishments alter column hours set not null;
alter table establishments drop column schedule;

-- What an airline has beyond other places: its IATA code, desks, and the page to check in on the web.
alter table establishments add column airline text;
alter table establishments add column desks text;
alter table establishments add column web_check_in text;
