DROP INDEX "timetable_drafts_created";--> statement-breakpoint
ALTER TABLE "timetable_drafts" ADD COLUMN "kind" text DEFAULT 'classes' NOT NULL;--> statement-breakpoint
CREATE INDEX "timetable_drafts_created" ON "timetable_drafts" USING btree ("kind","created_at","id");