-- Exams book in the table of the sessions, so that one constraint holds both apart: a booking is held by a session
-- or by an exam.
ALTER TABLE "session_bookings"
	DROP CONSTRAINT "session_bookings_pkey",
	ALTER COLUMN "session_id" DROP NOT NULL,
	ADD COLUMN "exam_id" uuid REFERENCES "exams" ("id") ON DELETE CASCADE,
	ADD COLUMN "holder_id" uuid GENERATED ALWAYS AS (coalesce("session_id", "exam_id")) STORED,
	ADD CONSTRAINT "session_bookings_holder" CHECK (num_nonnulls("session_id", "exam_id") = 1),
	ADD CONSTRAINT "session_bookings_pkey" PRIMARY KEY ("holder_id", "resource", "resource_id");
--> statement-breakpoint
CREATE INDEX "session_bookings_session" ON "session_bookings" ("session_id");
--> statement-breakpoint
CREATE INDEX "session_bookings_exam" ON "session_bookings" ("exam_id");
--> statement-breakpoint
-- What is over, cancelled or put away occupies nothing. A deferred sitting is a few students', not the batch's.
CREATE VIEW "exam_occupations" AS
	SELECT e.id AS exam_id, o.resource, o.resource_id, tstzrange(e.starts_at, e.ends_at) AS during, e.class_id
	FROM exams e
	CROSS JOIN LATERAL (
		SELECT 'room' AS resource, r.room_id AS resource_id FROM exam_rooms r WHERE r.exam_id = e.id
		UNION ALL
		SELECT 'lecturer', r.invigilator_id FROM exam_rooms r
		WHERE r.exam_id = e.id AND r.invigilator_id IS NOT NULL
		UNION ALL
		SELECT 'batch', b.batch_id FROM class_batches b WHERE b.class_id = e.class_id AND e.sitting = 'class'
	) o
	WHERE e.cancelled_at IS NULL AND e.archived_at IS NULL AND e.ends_at > now();
--> statement-breakpoint
CREATE FUNCTION book_exam(booked uuid) RETURNS void LANGUAGE sql AS $$
	DELETE FROM session_bookings WHERE exam_id = booked;
	INSERT INTO session_bookings (exam_id, resource, resource_id, during)
	SELECT exam_id, resource, resource_id, during FROM exam_occupations WHERE exam_id = booked;
$$;
--> statement-breakpoint
CREATE FUNCTION book_changed_exam() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM book_exam(NEW.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION book_exam_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM book_exam(coalesce(NEW.exam_id, OLD.exam_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "exams_book" AFTER INSERT ON "exams" FOR EACH ROW EXECUTE FUNCTION book_changed_exam();
--> statement-breakpoint
CREATE TRIGGER "exams_rebook" AFTER UPDATE ON "exams" FOR EACH ROW WHEN (
	(OLD.class_id, OLD.sitting, OLD.starts_at, OLD.ends_at, OLD.cancelled_at IS NULL, OLD.archived_at IS NULL)
	IS DISTINCT FROM
	(NEW.class_id, NEW.sitting, NEW.starts_at, NEW.ends_at, NEW.cancelled_at IS NULL, NEW.archived_at IS NULL)
) EXECUTE FUNCTION book_changed_exam();
--> statement-breakpoint
CREATE TRIGGER "exam_rooms_book" AFTER INSERT OR UPDATE OF "room_id", "invigilator_id" OR DELETE ON "exam_rooms"
	FOR EACH ROW EXECUTE FUNCTION book_exam_room();
--> statement-breakpoint
-- A batch that joins or leaves a class does so in its exams to come as well.
CREATE FUNCTION book_exam_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM book_exam(e.id) FROM exams e
	WHERE e.class_id = coalesce(NEW.class_id, OLD.class_id) AND e.ends_at > now();
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "class_batches_book_exams" AFTER INSERT OR DELETE ON "class_batches"
	FOR EACH ROW EXECUTE FUNCTION book_exam_batch();
--> statement-breakpoint
ALTER TABLE "exam_deferrals" ADD CONSTRAINT "exam_deferrals_request"
	FOREIGN KEY ("request_id") REFERENCES "mitigation_requests" ("id") ON DELETE SET NULL;
