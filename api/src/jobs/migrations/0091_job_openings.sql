-- Openings of employers at the airport, as a file says them: `npm run feed -- jobs`. Nothing is seeded, since no opening may be invented.
create table job_openings (
  -- kebab-case: the opening's place in the page's address.
  id text primary key,
  title text not null,
  employer text not null,
  area text not null,
  kind text not null,
  -- As the employer wrote it, in Spanish.
  description text not null,
  -- The employer's own page of it.
  url text not null,
  -- The first and the last day on which one may apply, in Bogotá.
  posted date not null,
  closes date not null
);
