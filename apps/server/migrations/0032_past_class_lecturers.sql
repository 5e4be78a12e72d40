CREATE TABLE "past_class_lecturers" (
	"class_id" uuid NOT NULL,
	"lecturer_id" uuid NOT NULL,
	"since" timestamp (3) with time zone,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "past_class_lecturers_class_id_lecturer_id_until_pk" PRIMARY KEY("class_id","lecturer_id","until"),
	CONSTRAINT "past_class_lecturers_in_order" CHECK ("past_class_lecturers"."since" < "past_class_lecturers"."until")
);
--> statement-breakpoint
ALTER TABLE "class_lecturers" ADD COLUMN "since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "past_class_lecturers" ADD CONSTRAINT "past_class_lecturers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_class_lecturers" ADD CONSTRAINT "past_class_lecturers_lecturer_id_people_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_class_lecturers_lecturer" ON "past_class_lecturers" USING btree ("lecturer_id");