-- Who and what a session occupies, and when. Filled by the triggers below, so that no writer can forget it; the
-- exclusion constraint holds a room, a lecturer and a batch to one place at a time.
CREATE TABLE "session_bookings" (
	"session_id" uuid NOT NULL REFERENCES "sessions" ("id") ON DELETE CASCADE,
	"resource" text NOT NULL CHECK ("resource" IN ('room', 'lecturer', 'batch')),
	"resource_id" uuid NOT NULL,
	"during" tstzrange NOT NULL,
	PRIMARY KEY ("session_id", "resource", "resource_id"),
	CONSTRAINT "session_bookings_clash" EXCLUDE USING gist ("resource" WITH =, "resource_id" WITH =, "during" WITH &&)
);
--> statement-breakpoint
-- What is over cannot clash any more, and what is cancelled occupies nothing. A substitute stands in for all lecturers.
CREATE VIEW "session_occupations" AS
	SELECT s.id AS session_id, o.resource, o.resource_id, tstzrange(s.starts_at, s.ends_at) AS during, s.class_id
	FROM sessions s
	CROSS JOIN LATERAL (
		SELECT 'room' AS resource, s.room_id AS resource_id WHERE s.room_id IS NOT NULL
		UNION ALL
		SELECT 'lecturer', s.substitute_id WHERE s.substitute_id IS NOT NULL
		UNION ALL
		SELECT 'lecturer', l.lecturer_id FROM class_lecturers l WHERE l.class_id = s.class_id AND s.substitute_id IS NULL
		UNION ALL
		SELECT 'batch', b.batch_id FROM class_batches b WHERE b.class_id = s.class_id
	) o
	WHERE s.status <> 'cancelled' AND s.ends_at > now();
--> statement-breakpoint
CREATE FUNCTION book_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM session_bookings WHERE session_id = NEW.id;
	INSERT INTO session_bookings (session_id, resource, resource_id, during)
	SELECT session_id, resource, resource_id, during FROM session_occupations WHERE session_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_book" AFTER INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION book_session();
--> statement-breakpoint
-- Opening check-in changes the status too, and must never be refused for a clash that is older than the rule.
CREATE TRIGGER "sessions_rebook" AFTER UPDATE ON "sessions" FOR EACH ROW WHEN (
	(OLD.class_id, OLD.room_id, OLD.starts_at, OLD.ends_at, OLD.substitute_id, OLD.status = 'cancelled')
	IS DISTINCT FROM
	(NEW.class_id, NEW.room_id, NEW.starts_at, NEW.ends_at, NEW.substitute_id, NEW.status = 'cancelled')
) EXECUTE FUNCTION book_session();
--> statement-breakpoint
CREATE FUNCTION book_class_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM session_bookings b USING sessions s
		WHERE s.class_id = OLD.class_id AND b.session_id = s.id AND upper(b.during) > now()
			AND NOT EXISTS (
				SELECT 1 FROM session_occupations o
				WHERE o.session_id = b.session_id AND o.resource = b.resource AND o.resource_id = b.resource_id
			);
	ELSE
		INSERT INTO session_bookings (session_id, resource, resource_id, during)
		SELECT session_id, resource, resource_id, during FROM session_occupations o
		WHERE o.class_id = NEW.class_id
			AND NOT EXISTS (
				SELECT 1 FROM session_bookings b
				WHERE b.session_id = o.session_id AND b.resource = o.resource AND b.resource_id = o.resource_id
			);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "class_lecturers_book" AFTER INSERT OR DELETE ON "class_lecturers"
	FOR EACH ROW EXECUTE FUNCTION book_class_member();
--> statement-breakpoint
CREATE TRIGGER "class_batches_book" AFTER INSERT OR DELETE ON "class_batches"
	FOR EACH ROW EXECUTE FUNCTION book_class_member();
--> statement-breakpoint
-- What was double-booked before the rule existed stays as it is; the first one keeps its place.
INSERT INTO session_bookings (session_id, resource, resource_id, during)
	SELECT session_id, resource, resource_id, during FROM session_occupations ORDER BY session_id
	ON CONFLICT DO NOTHING;
