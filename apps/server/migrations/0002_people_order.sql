DROP INDEX "people_name";--> statement-breakpoint
DROP INDEX "people_number";--> statement-breakpoint
CREATE UNIQUE INDEX "people_number" ON "people" USING btree (lower(number)) WHERE archived_at is null;