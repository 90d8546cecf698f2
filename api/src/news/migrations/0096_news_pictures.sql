-- Pictures of notes, made small and without what a camera wrote into them. A name is the content's: what is kept never changes.
create table news_pictures (
  name text primary key,
  content bytea not null
);
