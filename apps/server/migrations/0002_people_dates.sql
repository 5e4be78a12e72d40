ALTER TABLE "people" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "ends_on" date;--> statement-breakpoint
-- People start on the day they were added, or on the first day something was recorded about them, so that nothing
-- from before their account loses its meaning.
UPDATE people p SET starts_on = least(
	(p.created_at at time zone coalesce((SELECT time_zone FROM institution), 'UTC'))::date,
	(SELECT min(s.starts_at at time zone coalesce((SELECT time_zone FROM institution), 'UTC'))::date
		FROM attendance_records r JOIN sessions s ON s.id = r.session_id WHERE r.student_id = p.id),
	(SELECT min(d.date) FROM staff_days d WHERE d.person_id = p.id),
	(SELECT min(f.first_day) FROM pay_profiles f WHERE f.person_id = p.id)
);--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "starts_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_dates" CHECK (ends_on >= starts_on);--> statement-breakpoint
-- A server of the version before, which may still run during an upgrade, adds people without a start date.
CREATE FUNCTION note_starts_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.starts_on := (NEW.created_at at time zone coalesce((SELECT time_zone FROM institution), 'UTC'))::date;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER people_starts_on BEFORE INSERT ON people FOR EACH ROW WHEN (NEW.starts_on IS NULL)
	EXECUTE FUNCTION note_starts_on();--> statement-breakpoint
-- Records from before a person joined or after they left don't count.
CREATE FUNCTION mark_figures_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT 'session', session_id FROM attendance_records WHERE student_id = NEW.id;
	INSERT INTO stale_figures (kind, ref)
	SELECT 'class', class_id FROM enrolments WHERE student_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER people_stale AFTER UPDATE ON people FOR EACH ROW WHEN (
	(OLD.starts_on, OLD.ends_on) IS DISTINCT FROM (NEW.starts_on, NEW.ends_on)
) EXECUTE FUNCTION mark_figures_of_person();
