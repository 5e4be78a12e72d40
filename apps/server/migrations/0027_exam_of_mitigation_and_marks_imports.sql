ALTER TABLE "mark_changes" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD CONSTRAINT "mitigation_requests_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mitigation_requests_exam" ON "mitigation_requests" USING btree ("exam_id");