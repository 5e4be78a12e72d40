ALTER TABLE "people" ADD COLUMN "inactive_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "people_inactive" ON "people" USING btree ("inactive_since") WHERE inactive_since is not null;--> statement-breakpoint
-- Whoever changes a person says when in "updated_at": that is the moment, as the server's clock has it.
CREATE FUNCTION note_inactive_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.inactive_since := CASE WHEN NEW.is_active AND NEW.archived_at IS NULL THEN NULL ELSE NEW.updated_at END;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "people_inactive_since" BEFORE INSERT OR UPDATE ON "people" FOR EACH ROW WHEN (
	(NEW.is_active AND NEW.archived_at IS NULL) = (NEW.inactive_since IS NOT NULL)
) EXECUTE FUNCTION note_inactive_since();
--> statement-breakpoint
-- Of those who are inactive already: the last time that the audit log or an import made them so, if nobody enabled them
-- afterwards; else when they were archived; else their last change, which is never too early.
WITH known AS (
	SELECT p.id, (
		SELECT max(e.at) FROM audit_events e
		WHERE e.entity = 'person' AND e.entity_id = p.id::text
			AND e.operation IN ('disablePerson', 'archivePerson') AND e.before ->> 'isActive' = 'true'
			AND e.at > coalesce((
				SELECT max(b.at) FROM audit_events b
				WHERE b.entity = 'person' AND b.entity_id = p.id::text AND b.operation = 'enablePerson'), '-infinity')
	) AS logged, imported.at AS imported
	FROM people p
	LEFT JOIN (
		SELECT r.target_id, max(i.applied_at) AS at FROM import_rows r JOIN imports i ON i.id = r.import_id
		WHERE r.kind = 'person' AND r.before ->> 'is_active' = 'true' AND r.after ->> 'is_active' = 'false'
			AND i.undone_at IS NULL
		GROUP BY r.target_id) imported ON imported.target_id = p.id
	WHERE NOT p.is_active OR p.archived_at IS NOT NULL
)
UPDATE people SET inactive_since = least(
	coalesce(greatest(known.logged, known.imported), people.archived_at, people.updated_at), people.updated_at)
FROM known WHERE known.id = people.id;
