CREATE TABLE "feedback_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_annotations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"x" numeric(5, 4) NOT NULL,
	"y" numeric(5, 4) NOT NULL,
	"text" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_annotations_on_page" CHECK ("work_annotations"."page" > 0 and "work_annotations"."x" between 0 and 1 and "work_annotations"."y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "work_previews" (
	"source_key" text PRIMARY KEY NOT NULL,
	"key" text,
	"size" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_similarities" (
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"percent" smallint NOT NULL,
	CONSTRAINT "work_similarities_assignment_id_student_id_other_id_pk" PRIMARY KEY("assignment_id","student_id","other_id"),
	CONSTRAINT "work_similarities_percent" CHECK ("work_similarities"."percent" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "assignment_feedback" ADD COLUMN "rubric" jsonb;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "compared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "rubric" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_comments" ADD CONSTRAINT "feedback_comments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_annotations" ADD CONSTRAINT "work_annotations_file_id_submission_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."submission_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_annotations" ADD CONSTRAINT "work_annotations_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_similarities" ADD CONSTRAINT "work_similarities_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_similarities" ADD CONSTRAINT "work_similarities_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_similarities" ADD CONSTRAINT "work_similarities_other_id_people_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_comments_person" ON "feedback_comments" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "work_annotations_file" ON "work_annotations" USING btree ("file_id","page");--> statement-breakpoint
CREATE UNIQUE INDEX "work_previews_key" ON "work_previews" USING btree ("key");--> statement-breakpoint
CREATE INDEX "work_similarities_student" ON "work_similarities" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "work_similarities_other" ON "work_similarities" USING btree ("other_id");