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
ALTER TABLE "grade_bands" ADD CONSTRAINT "grade_bands_scheme_id_grade_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."grade_schemes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_schemes" ADD CONSTRAINT "grade_schemes_from_term_id_terms_id_fk" FOREIGN KEY ("from_term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_of_entry" FOREIGN KEY ("sheet_id","student_id") REFERENCES "public"."mark_entries"("sheet_id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_entries" ADD CONSTRAINT "mark_entries_sheet_id_mark_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."mark_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_entries" ADD CONSTRAINT "mark_entries_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_entries" ADD CONSTRAINT "mark_entries_entered_by_people_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_sheets" ADD CONSTRAINT "mark_sheets_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_sheets" ADD CONSTRAINT "mark_sheets_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_sheets" ADD CONSTRAINT "mark_sheets_submitted_by_people_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_sheets" ADD CONSTRAINT "mark_sheets_published_by_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grade_bands_percent" ON "grade_bands" USING btree ("scheme_id","from_percent");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_schemes_term" ON "grade_schemes" USING btree (coalesce(from_term_id, '00000000-0000-0000-0000-000000000000')) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "mark_changes_sheet" ON "mark_changes" USING btree ("sheet_id","id");--> statement-breakpoint
CREATE INDEX "mark_changes_entry" ON "mark_changes" USING btree ("sheet_id","student_id","id");--> statement-breakpoint
CREATE INDEX "mark_entries_student" ON "mark_entries" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "mark_sheets_class" ON "mark_sheets" USING btree ("class_id");