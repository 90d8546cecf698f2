-- The notes of the press room: every version of each, as its file said it. The newest that is no draft is the one that is shown.
create table news (
  slug text not null,
  version integer not null,
  draft boolean not null,
  note jsonb not null,
  -- Published by a command: no longer what the repository's file says.
  edited boolean not null,
  recorded_at timestamptz not null default now(),
  primary key (slug, version)
);

-- Which followers of flights were sent a notice: each once.
create table notice_receipts (
  slug text not null,
  token text not null references flight_followers (token) on delete cascade,
  primary key (slug, token)
);
