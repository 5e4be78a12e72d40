CREATE TABLE "timetable_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"term_id" uuid NOT NULL,
	"state" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"result" jsonb,
	"changes" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"computing_since" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "timetable_drafts" ADD CONSTRAINT "timetable_drafts_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable_drafts" ADD CONSTRAINT "timetable_drafts_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "timetable_drafts_computing" ON "timetable_drafts" USING btree ("state") WHERE state = 'computing';--> statement-breakpoint
CREATE INDEX "timetable_drafts_created" ON "timetable_drafts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "timetable_drafts_term" ON "timetable_drafts" USING btree ("term_id");