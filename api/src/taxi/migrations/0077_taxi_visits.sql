-- What somebody types on the taxi's pages without JavaScript, and the session that they signed in to there. The key is a
-- hash of the token in their address. Goes with its passenger.
create table taxi_visits (
  id text primary key,
  sealed text not null,
  user_id integer references taxi_users (id) on delete cascade,
  changed_at timestamptz not null
);
create index taxi_visits_changed on taxi_visits (changed_at);
create index taxi_visits_user on taxi_visits (user_id);
