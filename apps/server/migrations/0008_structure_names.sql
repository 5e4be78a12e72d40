ALTER TABLE "terms" ADD COLUMN "copied_from_id" uuid;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_copied_from_id_terms_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_programme" ON "batches" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "courses_department" ON "courses" USING btree ("department_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "enrolments_batch" ON "enrolments" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "holidays_term" ON "holidays" USING btree ("term_id");--> statement-breakpoint
CREATE INDEX "meetings_room" ON "meetings" USING btree ("room_id");--> statement-breakpoint
CREATE UNIQUE INDEX "programmes_name" ON "programmes" USING btree ("department_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "terms_name" ON "terms" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "terms_copied_from" ON "terms" USING btree ("copied_from_id");--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_in_order" CHECK ("holidays"."first_day" <= "holidays"."last_day");