-- Whether a page helped who read it: nothing of a person, so that it can be counted and read by everybody who writes pages.
create table page_feedback (
  id integer primary key generated always as identity,
  -- Without its language.
  page text not null,
  locale text not null,
  -- What the page was rendered by: a release of a remote.
  remote text not null,
  version text not null,
  helpful boolean not null,
  -- What was missing, without what could name a person; null where nothing was written.
  why text,
  received_at timestamptz not null
);
create index page_feedback_received on page_feedback (received_at);
