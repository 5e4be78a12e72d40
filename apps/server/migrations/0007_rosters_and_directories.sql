CREATE TABLE "directory_batches" (
	"account_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	CONSTRAINT "directory_batches_account_id_batch_id_pk" PRIMARY KEY("account_id","batch_id")
);
--> statement-breakpoint
CREATE TABLE "directory_people" (
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"external_id" text,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "directory_people_account_id_person_id_pk" PRIMARY KEY("account_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "removed_class_lecturers" (
	"class_id" uuid NOT NULL,
	"lecturer_id" uuid NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "removed_class_lecturers_class_id_lecturer_id_pk" PRIMARY KEY("class_id","lecturer_id")
);
--> statement-breakpoint
ALTER TABLE "class_lecturers" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "directory_batches" ADD CONSTRAINT "directory_batches_account_id_service_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_batches" ADD CONSTRAINT "directory_batches_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_people" ADD CONSTRAINT "directory_people_account_id_service_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_people" ADD CONSTRAINT "directory_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_class_lecturers" ADD CONSTRAINT "removed_class_lecturers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_class_lecturers" ADD CONSTRAINT "removed_class_lecturers_lecturer_id_people_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_batches_batch" ON "directory_batches" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "directory_batches_external" ON "directory_batches" USING btree ("account_id","external_id");--> statement-breakpoint
CREATE INDEX "directory_people_person" ON "directory_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "directory_people_external" ON "directory_people" USING btree ("account_id","external_id");--> statement-breakpoint
CREATE INDEX "removed_class_lecturers_lecturer" ON "removed_class_lecturers" USING btree ("lecturer_id");--> statement-breakpoint
CREATE INDEX "people_updated" ON "people" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "enrolments_changed" ON "enrolments" USING btree (greatest("enrolled_at", "left_at", "changed_at"));--> statement-breakpoint
CREATE INDEX "enrolments_pair" ON "enrolments" USING btree ((md5("class_id"::text || "student_id"::text)::uuid));