-- Who is signed in at /ops of any gateway. A gateway's role may read and end these, and nothing of visitors.
create table operator_sessions (
  -- The digest of the cookie: who reads the table signs in with nothing.
  key text primary key,
  who text not null,
  ends_at timestamptz not null
);

-- Of the random words a gateway's role sees that of the gateways alone; the owner of the table, which is the API, sees all.
alter table shared_secrets enable row level security;
create policy of_gateways on shared_secrets using (name = 'load-outcomes');
