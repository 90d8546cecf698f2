-- Who wrote to the airport and who reads its newsletter is sealed as complaints are (api/src/seal). In the columns that are
-- plain only processes of the version before still write; the site seals that within a minute, and they go in a later release.
alter table contact_messages
  -- JSON of name, e-mail, mobile, subject and comment.
  add column sealed text,
  -- A keyed hash, to find a person's messages without opening them.
  add column email_hash text,
  alter column full_name drop not null,
  alter column email drop not null,
  alter column mobile drop not null,
  alter column subject drop not null,
  alter column comment drop not null;
create index contact_messages_plain on contact_messages (reference) where email is not null;

alter table newsletter_subscriptions
  -- JSON of name and e-mail.
  add column sealed text,
  -- A keyed hash: one row of an address, whatever the case.
  add column email_hash text unique,
  alter column full_name drop not null,
  alter column email drop not null;
create index newsletter_subscriptions_plain on newsletter_subscriptions (id) where full_name is not null;
