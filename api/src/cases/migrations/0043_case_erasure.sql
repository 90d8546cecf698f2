-- When what a case says of its sender was taken out of it. Its number, kind and days stay: they show that the terms were met.
alter table cases add column erased_at timestamptz;
create index cases_to_erase on cases (answered_at) where state = 'answered' and erased_at is null;
create index contact_messages_received on contact_messages (received_at);
