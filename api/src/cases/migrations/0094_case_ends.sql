-- A case ends by its answer, by being passed on, or when nobody completed it (Ley 1437 de 2011, article 17).
alter table cases drop constraint cases_state_check;
alter table cases add constraint cases_state_check
  check (state in ('received', 'taken', 'waiting', 'forwarded', 'answered', 'withdrawn'));
alter table case_events drop constraint case_events_kind_check;
alter table case_events add constraint case_events_kind_check check (
  kind in (
    'received', 'taken', 'asked', 'informed', 'extended', 'forwarded', 'answered', 'reopened', 'rated', 'granted', 'withdrawn'
  )
);
-- When it ended: from then on it is kept for so long.
alter table cases add column closed_at timestamptz;
update cases set closed_at = answered_at where state = 'answered';
update cases set closed_at = (
  select max(at) from case_events where case_events.number = cases.number and kind = 'forwarded'
) where state = 'forwarded';
drop index cases_to_erase;
create index cases_to_erase on cases (coalesce(closed_at, answered_at))
  where state in ('forwarded', 'answered', 'withdrawn') and erased_at is null;
drop index cases_due;
create index cases_due on cases (due_day) where state not in ('forwarded', 'answered', 'withdrawn');
