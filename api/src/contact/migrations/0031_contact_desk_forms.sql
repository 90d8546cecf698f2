-- Which desk of the airport a contact message is for, by its subject; null of those before.
alter table contact_messages add column desk text;
