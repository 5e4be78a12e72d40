-- The institution's shift until an admin adds another: there is one for every day, so that each day can be judged.
insert into shift_rules (id, first_day, starts_at, ends_at, grace_minutes, half_day_after_minutes, absent_after_minutes,
  weekdays, created_at, updated_at)
values (gen_random_uuid(), '1900-01-01', '09:00', '17:00', 10, 120, 300, '{1,2,3,4,5}', now(), now());
