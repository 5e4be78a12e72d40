ALTER TABLE "people" ADD COLUMN "admin_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "vouched_at" timestamp (3) with time zone;--> statement-breakpoint
-- Who is an admin today has been one for long enough.
UPDATE people SET admin_since = least(created_at, current_timestamp - interval '1 day') WHERE role = 'admin';--> statement-breakpoint
-- Whoever makes an admin says when in "updated_at". Where there never was another admin, nobody can vouch.
CREATE FUNCTION note_admin_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.role <> 'admin' THEN
		NEW.admin_since := NULL;
		NEW.vouched_at := NULL;
	ELSE
		NEW.admin_since := NEW.updated_at;
		NEW.vouched_at := CASE
			WHEN NOT EXISTS (SELECT 1 FROM people WHERE role = 'admin' AND id <> NEW.id) THEN NEW.updated_at
		END;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "people_admin_since" BEFORE INSERT OR UPDATE ON "people" FOR EACH ROW WHEN (
	(NEW.role = 'admin') = (NEW.admin_since IS NULL)
) EXECUTE FUNCTION note_admin_since();
