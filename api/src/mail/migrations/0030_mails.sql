-- One outbox for all e-mail of the site: written in the transaction of what it tells, sent later. What
-- processes of the version before still put into taxi_mails is taken over from there; that table goes in a later release.
create table mails (
  -- Makes the Message-ID: the same for the same news, however often it is queued or sent.
  id text primary key,
  -- What it tells of, such as a booking's number: by it everything said of a subject is forgotten.
  about text not null,
  -- The whole e-mail while it waits; nothing of it afterwards.
  content jsonb,
  state text not null default 'waiting'
    check (state in ('waiting', 'sent', 'refused', 'given-up', 'bounced')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  queued_at timestamptz not null,
  ended_at timestamptz,
  -- What the server last said, without addresses.
  answer text,
  check ((state = 'waiting') = (content is not null)),
  check ((state = 'waiting') = (ended_at is null))
);
create index mails_due on mails (due_at) where state = 'waiting';
create index mails_about on mails (about);
create index mails_ended on mails (ended_at);
