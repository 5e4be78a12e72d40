import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { addMigration } from '#testing/added-migration.ts'
import { selfRemovingDirectory } from '#testing/temporary-directory.ts'

/**
 * Typical changes of a migration: a table filled from existing data, a generated column, a function and its
 * trigger.
 */
const migration = `
ALTER TABLE people ADD COLUMN initials text GENERATED ALWAYS AS (left(first_name, 1) || left(last_name, 1)) STORED;
CREATE INDEX people_initials ON people (initials);
--> statement-breakpoint
CREATE TABLE nicknames (person_id uuid PRIMARY KEY REFERENCES people (id), name text NOT NULL);
INSERT INTO nicknames SELECT id, first_name FROM people;
--> statement-breakpoint
CREATE FUNCTION name_newcomer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO nicknames VALUES (NEW.id, NEW.first_name);
	RETURN NULL;
END $$;
CREATE TRIGGER people_nickname AFTER INSERT ON people FOR EACH ROW EXECUTE FUNCTION name_newcomer();`

/** Creates the root of a server with our migrations and one more. */
export function makeNextVersion(serverRoot: string): string {
  const { path } = selfRemovingDirectory()
  const folder = join(path, 'migrations')
  mkdirSync(folder)
  cpSync(join(serverRoot, 'migrations'), folder, { recursive: true })
  addMigration(folder, 'nicknames', migration)
  return path
}
