-- The information pages where an internal banner shows.
alter table banners add column paths jsonb not null default '[]';
