-- What is shown until a day, in Bogotá; a month later it is forgotten.
create table samples (
  slug text primary key,
  name text not null,
  until date not null
);
