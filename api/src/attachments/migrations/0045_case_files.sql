-- Photos and documents with complaints and requests. Their content lies in a store of files (api/src/attachments/store), sealed,
-- under the id; while it arrives it lies here, so that any process can take the next piece.
create table case_files (
  id text primary key,
  -- In which order they came.
  place bigint not null generated always as identity,
  -- A draft's, then its case's. A file goes with what it belongs to.
  draft text references case_drafts (id) on delete cascade,
  number text references cases (number) on delete cascade,
  -- Who put it there.
  source text not null default 'sender' check (source in ('sender', 'office')),
  -- open: it arrives. refused: told to its sender on the next page, then deleted.
  state text not null check (state in ('open', 'kept', 'refused')),
  -- Sealed.
  name text not null,
  -- By its content.
  kind text,
  -- Bytes: as its sender says while it arrives, then as it is kept.
  size integer not null,
  refusal text,
  -- With which key its content is sealed.
  key text,
  at timestamptz not null,
  check ((draft is null) <> (number is null))
);
create index case_files_draft on case_files (draft) where draft is not null;
create index case_files_number on case_files (number) where number is not null;

create table case_file_parts (
  file text not null references case_files (id) on delete cascade,
  -- Where in the file it begins.
  start integer not null,
  -- Where it ends: the first byte that is missing.
  until integer not null,
  content bytea not null,
  primary key (file, start)
);

-- Whatever deletes a file's row, its content is deleted next.
create table case_files_gone (id text primary key);
create function remember_gone_file() returns trigger language plpgsql as $$
begin
  insert into case_files_gone (id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger case_files_gone after delete on case_files
  for each row execute function remember_gone_file();
