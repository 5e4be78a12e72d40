CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"erased_at" timestamp (3) with time zone,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "erasures_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
ALTER TABLE "attendance_finding_sides" DROP CONSTRAINT "attendance_finding_sides_finding_id_attendance_findings_id_fk";
--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_requested_by_people_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_finding_sides" ADD CONSTRAINT "attendance_finding_sides_finding_id_attendance_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."attendance_findings"("id") ON DELETE cascade ON UPDATE no action;