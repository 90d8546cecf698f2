-- Complaints and requests (PQRS). What people wrote is sealed (api/src/seal): plain are only the columns that the office
-- sorts and counts by.
create table cases (
  number text primary key,
  state text not null check (state in ('received', 'taken', 'waiting', 'forwarded', 'answered')),
  type text not null check (type in ('compliment', 'petition', 'complaint')),
  term text not null check (term in ('petition', 'documents', 'consultation')),
  topic text not null,
  locale text not null,
  -- From when the term runs: the receipt, or the last time it was opened again.
  term_from timestamptz not null,
  received_at timestamptz not null,
  due_day date not null,
  extended boolean not null default false,
  -- Until when the person may send what was asked for.
  reply_by date,
  forwarded_to text,
  answered_at timestamptz,
  taken_by text,
  rating integer check (rating between 1 and 5),
  -- A keyed hash, to find a case by number and address without opening it; null for an anonymous one.
  email_hash text,
  consent_version text not null,
  -- JSON of the form's answers.
  answers text not null
);
create index cases_due on cases (due_day) where state <> 'answered';

create table case_events (
  id bigint primary key generated always as identity,
  number text not null references cases (number) on delete cascade,
  kind text not null check (
    kind in ('received', 'taken', 'asked', 'informed', 'extended', 'forwarded', 'answered', 'reopened', 'rated')
  ),
  at timestamptz not null,
  -- JSON of its words.
  details text not null
);
create index case_events_number on case_events (number, id);

-- Who of the office saw or did what, and when. Nothing deletes from it with the case.
create table case_audit (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  actor text not null,
  action text not null,
  number text not null
);
create index case_audit_number on case_audit (number, id);

-- What somebody is about to send. The key is a hash of the token in their address.
create table case_drafts (
  id text primary key,
  answers text not null,
  changed_at timestamptz not null,
  -- Once sent; a doubled post finds it.
  number text references cases (number) on delete cascade
);
create index case_drafts_changed on case_drafts (changed_at);
