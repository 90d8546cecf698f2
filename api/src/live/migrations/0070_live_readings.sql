-- What sensors have measured: minutes of a queue, free places of a car park. Each moment of a subject counts once, however
-- often and however late it is sent.
create table live_readings (
  -- A queue or a car park by its id.
  subject text not null,
  measured_at timestamptz not null,
  value integer not null,
  -- Passengers whom the flight plan brought to that queue within the hour; null for a car park.
  planned real,
  primary key (subject, measured_at)
);

-- The same after two days: means of half hours.
create table live_history (
  subject text not null,
  starts_at timestamptz not null,
  value real not null,
  planned real,
  readings integer not null,
  primary key (subject, starts_at)
);
