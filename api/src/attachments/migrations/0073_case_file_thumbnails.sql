-- A small picture of a photo, for its sender while the draft or message is not sent; sealed as its content is. It comes from the
-- photo as it is kept, not as it was sent.
alter table case_files add column thumbnail bytea;
