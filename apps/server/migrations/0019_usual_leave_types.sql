-- The leave types an institution starts with; an admin changes or archives them, and they never come back by themselves.
insert into leave_types (id, name, paid, entitled_minutes, day_minutes, allows_half_days, allows_hours, file_after_days,
  carry_over_minutes, carry_over_months, roles, created_at, updated_at)
values
  (gen_random_uuid(), 'Annual leave', true, 9600, 480, true, false, null, 2400, 3, '{lecturer,staff}', now(), now()),
  (gen_random_uuid(), 'Sick leave', true, 4800, 480, true, false, 2, 0, 12, '{lecturer,staff}', now(), now()),
  (gen_random_uuid(), 'Personal leave', true, 1440, 480, true, true, null, 0, 12, '{lecturer,staff}', now(), now()),
  (gen_random_uuid(), 'Conference and training', true, 2400, 480, true, false, null, 0, 12, '{lecturer,staff}', now(), now()),
  (gen_random_uuid(), 'Unpaid leave', false, null, 480, true, false, null, 0, 12, '{lecturer,staff}', now(), now());
