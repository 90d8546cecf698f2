-- A reader is one when the link in the e-mail was followed. Those of before gave their consent in one step and keep it.
alter table newsletter_subscriptions
  add column confirmed_at timestamptz,
  add column pending boolean not null default false;
create index newsletter_subscriptions_pending on newsletter_subscriptions (created_at) where pending;
