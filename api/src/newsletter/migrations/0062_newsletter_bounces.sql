-- E-mails to a reader that came back because there is no such address: after two of them nobody writes to it any more.
create table newsletter_bounces (
  subscription_id integer not null references newsletter_subscriptions (id) on delete cascade,
  -- Of the e-mail that came back: its report counts once, however often it is read.
  message_id text not null,
  bounced_at timestamptz not null,
  primary key (subscription_id, message_id)
);
