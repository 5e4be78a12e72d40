CREATE TABLE "assignment_feedback" (
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"text" text,
	"file_key" text,
	"file_name" text,
	"file_type" text,
	"file_size" integer,
	"file_sha256" text,
	"file_at" timestamp (3) with time zone,
	"marked_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "assignment_feedback_assignment_id_student_id_pk" PRIMARY KEY("assignment_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignment_reminders" (
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assignment_reminders_assignment_id_student_id_pk" PRIMARY KEY("assignment_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"max_mark" numeric(7, 2) NOT NULL,
	"weight" numeric(5, 2) NOT NULL,
	"late_kind" text NOT NULL,
	"late_amount" numeric(7, 2) NOT NULL,
	"late_unit" text NOT NULL,
	"late_every" text NOT NULL,
	"late_floor" numeric(7, 2) NOT NULL,
	"late_until" timestamp (3) with time zone,
	"max_files" integer NOT NULL,
	"max_file_bytes" integer NOT NULL,
	"accepts" text[] NOT NULL,
	"published_at" timestamp (3) with time zone,
	"digest_at" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "assignments_in_order" CHECK ("assignments"."opens_at" < "assignments"."due_at"),
	CONSTRAINT "assignments_last_date" CHECK ("assignments"."late_until" is null or "assignments"."late_until" > "assignments"."due_at"),
	CONSTRAINT "assignments_marks" CHECK ("assignments"."max_mark" > 0 and "assignments"."late_floor" <= "assignments"."max_mark")
);
--> statement-breakpoint
CREATE TABLE "late_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"penalty_before" numeric(7, 2) NOT NULL,
	"penalty_after" numeric(7, 2) NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"superseded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "student_due_dates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"late_until" timestamp (3) with time zone,
	"source" text NOT NULL,
	"request_id" uuid,
	"penalty_before" numeric(7, 2),
	"penalty_after" numeric(7, 2),
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"reversed_at" timestamp (3) with time zone,
	"reversed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "submission_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"penalty" numeric(7, 2) NOT NULL,
	"reason" text,
	"receipt_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"receipt_code" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_pieces" (
	"upload_id" uuid NOT NULL,
	"offset" bigint NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "upload_pieces_upload_id_offset_pk" PRIMARY KEY("upload_id","offset")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"key" text,
	"type" text,
	"sha256" text,
	CONSTRAINT "uploads_received" CHECK ("uploads"."received" between 0 and "uploads"."size"),
	CONSTRAINT "uploads_complete" CHECK (("uploads"."completed_at" is null) = ("uploads"."key" is null))
);
--> statement-breakpoint
CREATE TABLE "grade_bands" (
	"scheme_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"letter" text NOT NULL,
	"from_percent" numeric(5, 2) NOT NULL,
	"points" numeric(4, 2) NOT NULL,
	"passes" boolean NOT NULL,
	CONSTRAINT "grade_bands_scheme_id_place_pk" PRIMARY KEY("scheme_id","place"),
	CONSTRAINT "grade_bands_percentage" CHECK (from_percent between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "grade_schemes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"from_term_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mark_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sheet_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" uuid,
	"before_state" text,
	"before_mark" numeric(7, 2),
	"after_state" text,
	"after_mark" numeric(7, 2),
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "mark_entries" (
	"sheet_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"state" text,
	"mark" numeric(7, 2),
	"comment" text,
	"entered_by" uuid,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"withheld" boolean DEFAULT false NOT NULL,
	"withheld_reason" text,
	"released_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mark_entries_sheet_id_student_id_pk" PRIMARY KEY("sheet_id","student_id"),
	CONSTRAINT "mark_entries_marked" CHECK ((state is not distinct from 'marked') = (mark is not null)),
	CONSTRAINT "mark_entries_not_negative" CHECK (mark >= 0),
	CONSTRAINT "mark_entries_withheld" CHECK (not withheld or released_at is null),
	CONSTRAINT "mark_entries_released" CHECK (released_at is null or state is not null)
);
--> statement-breakpoint
CREATE TABLE "mark_sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"exam_id" uuid,
	"assignment_id" uuid,
	"class_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"submitted_by" uuid,
	"published_at" timestamp (3) with time zone,
	"published_by" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mark_sheets_exam_id_unique" UNIQUE("exam_id"),
	CONSTRAINT "mark_sheets_assignment_id_unique" UNIQUE("assignment_id"),
	CONSTRAINT "mark_sheets_of_one" CHECK (num_nonnulls(exam_id, assignment_id) = 1),
	CONSTRAINT "mark_sheets_id" CHECK (id = coalesce(exam_id, assignment_id)),
	CONSTRAINT "mark_sheets_submitted" CHECK ((status = 'draft') = (submitted_at is null)),
	CONSTRAINT "mark_sheets_published" CHECK ((status = 'published') = (published_at is not null))
);
--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD COLUMN "assignment_id" uuid;--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD COLUMN "exam_id" uuid;--> statement-breakpoint
ALTER TABLE "assignment_feedback" ADD CONSTRAINT "assignment_feedback_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_feedback" ADD CONSTRAINT "assignment_feedback_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_files" ADD CONSTRAINT "assignment_files_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_reminders" ADD CONSTRAINT "assignment_reminders_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_reminders" ADD CONSTRAINT "assignment_reminders_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_decisions" ADD CONSTRAINT "late_decisions_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_decisions" ADD CONSTRAINT "late_decisions_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_due_dates" ADD CONSTRAINT "student_due_dates_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_due_dates" ADD CONSTRAINT "student_due_dates_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_due_dates" ADD CONSTRAINT "student_due_dates_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_due_dates" ADD CONSTRAINT "student_due_dates_reversed_by_people_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_attempts" ADD CONSTRAINT "submission_attempts_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_attempt_id_submission_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."submission_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_bands" ADD CONSTRAINT "grade_bands_scheme_id_grade_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."grade_schemes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_schemes" ADD CONSTRAINT "grade_schemes_from_term_id_terms_id_fk" FOREIGN KEY ("from_term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_of_entry" FOREIGN KEY ("sheet_id","student_id") REFERENCES "public"."mark_entries"("sheet_id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_entries" ADD CONSTRAINT "mark_entries_sheet_id_mark_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."mark_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_entries" ADD CONSTRAINT "mark_entries_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_entries" ADD CONSTRAINT "mark_entries_entered_by_people_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_sheets" ADD CONSTRAINT "mark_sheets_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_sheets" ADD CONSTRAINT "mark_sheets_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_sheets" ADD CONSTRAINT "mark_sheets_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_sheets" ADD CONSTRAINT "mark_sheets_submitted_by_people_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_sheets" ADD CONSTRAINT "mark_sheets_published_by_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_files_assignment" ON "assignment_files" USING btree ("assignment_id","id");--> statement-breakpoint
CREATE INDEX "assignments_class" ON "assignments" USING btree ("class_id","due_at");--> statement-breakpoint
CREATE INDEX "assignments_due" ON "assignments" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "late_decisions_submission" ON "late_decisions" USING btree ("submission_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "late_decisions_in_force" ON "late_decisions" USING btree ("submission_id") WHERE "late_decisions"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "student_due_dates_student" ON "student_due_dates" USING btree ("assignment_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_attempts_number" ON "submission_attempts" USING btree ("submission_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_attempts_receipt" ON "submission_attempts" USING btree ("receipt_code");--> statement-breakpoint
CREATE INDEX "submission_files_attempt" ON "submission_files" USING btree ("attempt_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_of_student" ON "submissions" USING btree ("assignment_id","student_id");--> statement-breakpoint
CREATE INDEX "submissions_student" ON "submissions" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "submissions_at" ON "submissions" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "uploads_of_student" ON "uploads" USING btree ("student_id","assignment_id");--> statement-breakpoint
CREATE INDEX "uploads_expiry" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_bands_percent" ON "grade_bands" USING btree ("scheme_id","from_percent");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_schemes_term" ON "grade_schemes" USING btree (coalesce(from_term_id, '00000000-0000-0000-0000-000000000000')) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "mark_changes_sheet" ON "mark_changes" USING btree ("sheet_id","id");--> statement-breakpoint
CREATE INDEX "mark_changes_entry" ON "mark_changes" USING btree ("sheet_id","student_id","id");--> statement-breakpoint
CREATE INDEX "mark_entries_student" ON "mark_entries" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "mark_sheets_class" ON "mark_sheets" USING btree ("class_id");--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD CONSTRAINT "mitigation_requests_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mitigation_requests_assignment" ON "mitigation_requests" USING btree ("assignment_id");