alter table popups add column frequency text not null default 'daily'
  check (frequency in ('once', 'daily', 'session'));
