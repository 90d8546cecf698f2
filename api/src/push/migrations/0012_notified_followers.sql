-- The changes of a flight that a follower has been notified of.
alter table flight_followers rename column told to notified;
