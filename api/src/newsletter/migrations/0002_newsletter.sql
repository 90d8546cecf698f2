create table newsletter_subscriptions (
  id integer primary key generated always as identity,
  full_name text not null,
  email text not null,
  locale text not null check (locale in ('es', 'en', 'fr', 'pt')),
  purpose text not null,
  consent_version text not null,
  consented_at timestamptz not null,
  created_at timestamptz not null
);
create unique index newsletter_subscriptions_email on newsletter_subscriptions (lower(email));
