ALTER TABLE "submissions" ADD COLUMN "may_await" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_awaiting" ON "submissions" USING btree ("submitted_at") WHERE "submissions"."may_await";--> statement-breakpoint
CREATE INDEX "mark_sheets_waiting" ON "mark_sheets" USING btree ("submitted_at") WHERE "mark_sheets"."status" = 'submitted';--> statement-breakpoint
-- A superset of what awaits a decision: a student's own date is never before the class's, and once work is handed in
-- the class's only moves later.
CREATE FUNCTION may_await(submission uuid, of_assignment uuid, newest integer, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
	SELECT at > (SELECT due_at FROM assignments WHERE id = of_assignment)
		AND NOT EXISTS (SELECT 1 FROM late_decisions l
			WHERE l.submission_id = submission AND l.attempt = newest AND l.superseded_at IS NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION keep_may_await() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.may_await := may_await(NEW.id, NEW.assignment_id, NEW.attempts, NEW.submitted_at);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submission_may_await" BEFORE INSERT OR UPDATE OF submitted_at, attempts ON "submissions"
FOR EACH ROW EXECUTE FUNCTION keep_may_await();
--> statement-breakpoint
CREATE FUNCTION keep_may_await_of_decided() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE submissions s SET may_await = may_await(s.id, s.assignment_id, s.attempts, s.submitted_at)
	WHERE s.id IN (NEW.submission_id, OLD.submission_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "late_decision_may_await" AFTER INSERT OR UPDATE OR DELETE ON "late_decisions"
FOR EACH ROW EXECUTE FUNCTION keep_may_await_of_decided();
--> statement-breakpoint
-- No figure follows from it.
ALTER TABLE "submissions" DISABLE TRIGGER "submissions_stale_update";
--> statement-breakpoint
UPDATE submissions s SET may_await = true FROM assignments a
WHERE a.id = s.assignment_id AND s.submitted_at > a.due_at AND may_await(s.id, s.assignment_id, s.attempts, s.submitted_at);
--> statement-breakpoint
ALTER TABLE "submissions" ENABLE TRIGGER "submissions_stale_update";
