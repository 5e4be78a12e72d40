CREATE TABLE "exam_deferrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"exam_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"request_id" uuid,
	"new_exam_id" uuid,
	"deferred_at" timestamp (3) with time zone NOT NULL,
	"reversed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_rooms" (
	"exam_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"seats" integer NOT NULL,
	"invigilator_id" uuid,
	CONSTRAINT "exam_rooms_exam_id_room_id_pk" PRIMARY KEY("exam_id","room_id"),
	CONSTRAINT "exam_rooms_seats" CHECK ("exam_rooms"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "exam_seats" (
	"exam_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	CONSTRAINT "exam_seats_exam_id_student_id_pk" PRIMARY KEY("exam_id","student_id"),
	CONSTRAINT "exam_seats_from_one" CHECK ("exam_seats"."seat" > 0)
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"type" text NOT NULL,
	"sitting" text DEFAULT 'class' NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"max_mark" numeric(7, 2) NOT NULL,
	"weight" numeric(5, 2) NOT NULL,
	"planned_starts_at" timestamp (3) with time zone,
	"planned_ends_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"archived_at" timestamp (3) with time zone,
	"seat_seed" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exams_in_order" CHECK ("exams"."starts_at" < "exams"."ends_at"),
	CONSTRAINT "exams_marks" CHECK ("exams"."max_mark" > 0 and "exams"."weight" between 0 and 100),
	CONSTRAINT "exams_cancelled" CHECK (("exams"."cancelled_at" is null) = ("exams"."cancel_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "exam_deferrals" ADD CONSTRAINT "exam_deferrals_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_deferrals" ADD CONSTRAINT "exam_deferrals_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_deferrals" ADD CONSTRAINT "exam_deferrals_new_exam_id_exams_id_fk" FOREIGN KEY ("new_exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_rooms" ADD CONSTRAINT "exam_rooms_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_rooms" ADD CONSTRAINT "exam_rooms_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_rooms" ADD CONSTRAINT "exam_rooms_invigilator_id_people_id_fk" FOREIGN KEY ("invigilator_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seats" ADD CONSTRAINT "exam_seats_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seats" ADD CONSTRAINT "exam_seats_exam_id_room_id_exam_rooms_exam_id_room_id_fk" FOREIGN KEY ("exam_id","room_id") REFERENCES "public"."exam_rooms"("exam_id","room_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_deferrals_in_force" ON "exam_deferrals" USING btree ("exam_id","student_id") WHERE reversed_at is null;--> statement-breakpoint
CREATE INDEX "exam_deferrals_student" ON "exam_deferrals" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "exam_deferrals_new_exam" ON "exam_deferrals" USING btree ("new_exam_id");--> statement-breakpoint
CREATE INDEX "exam_deferrals_request" ON "exam_deferrals" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_rooms_invigilator" ON "exam_rooms" USING btree ("invigilator_id","exam_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_seats_place" ON "exam_seats" USING btree ("exam_id","room_id","seat");--> statement-breakpoint
CREATE INDEX "exam_seats_student" ON "exam_seats" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "exams_class" ON "exams" USING btree ("class_id","starts_at");--> statement-breakpoint
CREATE INDEX "exams_start" ON "exams" USING btree ("starts_at","id");