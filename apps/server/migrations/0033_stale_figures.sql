-- Every change that a figure follows from leaves a row here in its own transaction: nothing is lost, whoever writes and
-- whatever is killed. Rows are only added, without a unique key, so that thousands who check in at nine do not wait for
-- one another.
CREATE FUNCTION mark_changed_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref) SELECT DISTINCT 'session', session_id FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "attendance_records_stale_insert" AFTER INSERT ON "attendance_records"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_records();
--> statement-breakpoint
CREATE TRIGGER "attendance_records_stale_update" AFTER UPDATE ON "attendance_records"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_records();
--> statement-breakpoint
CREATE TRIGGER "attendance_records_stale_delete" AFTER DELETE ON "attendance_records"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_records();
--> statement-breakpoint
-- Minutes of arrival are counted from the opening.
CREATE TRIGGER "check_in_windows_stale" AFTER UPDATE ON "check_in_windows"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_records();
--> statement-breakpoint
CREATE TRIGGER "check_in_windows_stale_insert" AFTER INSERT ON "check_in_windows"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_records();
--> statement-breakpoint
CREATE TRIGGER "check_in_windows_stale_delete" AFTER DELETE ON "check_in_windows"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_records();
--> statement-breakpoint
-- A session that is new, moved or cancelled: its own figures, and what is still ahead in its class.
CREATE FUNCTION mark_changed_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref) VALUES ('session', OLD.id), ('class', OLD.class_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_stale_update" AFTER UPDATE ON "sessions" FOR EACH ROW WHEN (
	(OLD.class_id, OLD.starts_at, OLD.ends_at, OLD.status = 'cancelled')
	IS DISTINCT FROM
	(NEW.class_id, NEW.starts_at, NEW.ends_at, NEW.status = 'cancelled')
) EXECUTE FUNCTION mark_changed_session();
--> statement-breakpoint
CREATE TRIGGER "sessions_stale_delete" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION mark_changed_session();
--> statement-breakpoint
CREATE FUNCTION mark_changed_classes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref) SELECT DISTINCT 'class', class_id FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_stale_insert" AFTER INSERT ON "sessions"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_classes();
--> statement-breakpoint
CREATE TRIGGER "enrolments_stale_insert" AFTER INSERT ON "enrolments"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_classes();
--> statement-breakpoint
CREATE TRIGGER "enrolments_stale_update" AFTER UPDATE ON "enrolments"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_classes();
--> statement-breakpoint
CREATE TRIGGER "enrolments_stale_delete" AFTER DELETE ON "enrolments"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_classes();
--> statement-breakpoint
CREATE TRIGGER "exams_stale_update" AFTER UPDATE ON "exams"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_classes();
--> statement-breakpoint
-- A class that goes to another term takes its sessions along.
CREATE FUNCTION mark_moved_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT 'session', id FROM sessions WHERE class_id = NEW.id
	UNION ALL SELECT 'class', NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "classes_stale_update" AFTER UPDATE ON "classes" FOR EACH ROW
	WHEN (OLD.term_id IS DISTINCT FROM NEW.term_id) EXECUTE FUNCTION mark_moved_class();
--> statement-breakpoint
-- Figures stand by the batch that a student is in today.
CREATE FUNCTION mark_changed_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT DISTINCT 'session', r.session_id FROM changed m JOIN attendance_records r ON r.student_id = m.student_id;
	INSERT INTO stale_figures (kind, ref)
	SELECT DISTINCT 'class', e.class_id FROM changed m JOIN enrolments e ON e.student_id = m.student_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "batch_members_stale_insert" AFTER INSERT ON "batch_members"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_members();
--> statement-breakpoint
CREATE TRIGGER "batch_members_stale_update" AFTER UPDATE ON "batch_members"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_members();
--> statement-breakpoint
CREATE TRIGGER "batch_members_stale_delete" AFTER DELETE ON "batch_members"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_members();
--> statement-breakpoint
-- Work is due from a moment on.
CREATE FUNCTION mark_changed_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref) SELECT DISTINCT 'class', class_id FROM changed;
	INSERT INTO stale_figures (kind, ref, due_at) SELECT DISTINCT 'class', class_id, due_at FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "assignments_stale_insert" AFTER INSERT ON "assignments"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_assignments();
--> statement-breakpoint
CREATE TRIGGER "assignments_stale_update" AFTER UPDATE ON "assignments"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_assignments();
--> statement-breakpoint
CREATE TRIGGER "assignments_stale_delete" AFTER DELETE ON "assignments"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_assignments();
--> statement-breakpoint
CREATE FUNCTION mark_changed_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT DISTINCT 'class', a.class_id FROM changed s JOIN assignments a ON a.id = s.assignment_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submissions_stale_insert" AFTER INSERT ON "submissions"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_work();
--> statement-breakpoint
CREATE TRIGGER "submissions_stale_update" AFTER UPDATE ON "submissions"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_work();
--> statement-breakpoint
CREATE TRIGGER "submissions_stale_delete" AFTER DELETE ON "submissions"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_work();
--> statement-breakpoint
CREATE FUNCTION mark_changed_due_dates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT DISTINCT 'class', a.class_id FROM changed s JOIN assignments a ON a.id = s.assignment_id;
	INSERT INTO stale_figures (kind, ref, due_at)
	SELECT DISTINCT 'class', a.class_id, s.due_at FROM changed s JOIN assignments a ON a.id = s.assignment_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "student_due_dates_stale_insert" AFTER INSERT ON "student_due_dates"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_due_dates();
--> statement-breakpoint
CREATE TRIGGER "student_due_dates_stale_update" AFTER UPDATE ON "student_due_dates"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_due_dates();
--> statement-breakpoint
CREATE TRIGGER "student_due_dates_stale_delete" AFTER DELETE ON "student_due_dates"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_due_dates();
--> statement-breakpoint
-- Released marks alone are looked at: a cell that is typed by a lecturer makes no work.
CREATE FUNCTION mark_changed_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT DISTINCT 'class', m.class_id FROM changed e JOIN mark_sheets m ON m.id = e.sheet_id
	WHERE e.released_at IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "mark_entries_stale_insert" AFTER INSERT ON "mark_entries"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_entries();
--> statement-breakpoint
CREATE TRIGGER "mark_entries_stale_delete" AFTER DELETE ON "mark_entries"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_entries();
--> statement-breakpoint
CREATE TRIGGER "mark_entries_stale_update" AFTER UPDATE ON "mark_entries"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_entries();
--> statement-breakpoint
-- The same by what stood before: a mark that is taken back.
CREATE TRIGGER "mark_entries_stale_before" AFTER UPDATE ON "mark_entries"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_entries();
--> statement-breakpoint
-- All figures anew: for a rebuild, another time zone, and the history that is there when this lands.
CREATE FUNCTION mark_all_figures() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE marked bigint;
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT 'session', id FROM sessions s WHERE EXISTS (SELECT 1 FROM attendance_records r WHERE r.session_id = s.id)
	UNION ALL SELECT DISTINCT 'session', session_id FROM session_figures
	UNION ALL SELECT 'class', id FROM classes
	UNION ALL SELECT DISTINCT 'class', class_id FROM student_figures;
	GET DIAGNOSTICS marked = ROW_COUNT;
	INSERT INTO stale_figures (kind, ref, due_at)
	SELECT 'class', class_id, due_at FROM assignments WHERE due_at > now()
	UNION SELECT 'class', a.class_id, d.due_at FROM student_due_dates d JOIN assignments a ON a.id = d.assignment_id WHERE d.due_at > now();
	RETURN marked;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_figures_of_institution() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.time_zone IS DISTINCT FROM NEW.time_zone THEN
		PERFORM mark_all_figures();
	ELSE
		INSERT INTO stale_figures (kind, ref)
		SELECT 'class', k.id FROM classes k JOIN terms t ON t.id = k.term_id WHERE t.last_day >= current_date;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A term that is over keeps the requirement it ended with.
CREATE TRIGGER "institution_stale" AFTER UPDATE ON "institution" FOR EACH ROW WHEN (
	OLD.time_zone IS DISTINCT FROM NEW.time_zone
	OR OLD.settings #> '{attendance,requiredPercentage}' IS DISTINCT FROM NEW.settings #> '{attendance,requiredPercentage}'
) EXECUTE FUNCTION mark_figures_of_institution();
--> statement-breakpoint
SELECT mark_all_figures();
