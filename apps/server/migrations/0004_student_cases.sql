CREATE TABLE "student_case_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"class_id" uuid,
	"owner_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"opened_by" uuid NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"outcome" text,
	"outcome_note" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "student_cases_closing" CHECK (num_nonnulls("student_cases"."closed_at", "student_cases"."closed_by", "student_cases"."outcome") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "student_case_entries" ADD CONSTRAINT "student_case_entries_case_id_student_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."student_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_case_entries" ADD CONSTRAINT "student_case_entries_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_cases" ADD CONSTRAINT "student_cases_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_cases" ADD CONSTRAINT "student_cases_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_cases" ADD CONSTRAINT "student_cases_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_cases" ADD CONSTRAINT "student_cases_opened_by_people_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_cases" ADD CONSTRAINT "student_cases_closed_by_people_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_case_entries_case" ON "student_case_entries" USING btree ("case_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_cases_open" ON "student_cases" USING btree ("student_id",coalesce(class_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "student_cases_student" ON "student_cases" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "student_cases_class" ON "student_cases" USING btree ("class_id","opened_at");--> statement-breakpoint
CREATE INDEX "student_cases_opened" ON "student_cases" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "student_cases_closed" ON "student_cases" USING btree ("closed_at") WHERE closed_at is not null;