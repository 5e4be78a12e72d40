CREATE TABLE "absence_notices" (
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "absence_notices_session_id_student_id_pk" PRIMARY KEY("session_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"words" text,
	"disputed_status" text,
	"disputed_source" text,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"answer" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attendance_finding_sides" (
	"finding_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attendance_finding_sides_finding_id_session_id_student_id_pk" PRIMARY KEY("finding_id","session_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "attendance_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"words" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "late_registers" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"taken_by" uuid NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "absence_notices" ADD CONSTRAINT "absence_notices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_notices" ADD CONSTRAINT "absence_notices_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_finding_sides" ADD CONSTRAINT "attendance_finding_sides_finding_id_attendance_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."attendance_findings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_finding_sides" ADD CONSTRAINT "attendance_finding_sides_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_finding_sides" ADD CONSTRAINT "attendance_finding_sides_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_findings" ADD CONSTRAINT "attendance_findings_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_registers" ADD CONSTRAINT "late_registers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_registers" ADD CONSTRAINT "late_registers_taken_by_people_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_open" ON "disputes" USING btree ("session_id","student_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "disputes_record" ON "disputes" USING btree ("session_id","student_id","id");--> statement-breakpoint
CREATE INDEX "disputes_state" ON "disputes" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "attendance_finding_sides_session" ON "attendance_finding_sides" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "attendance_finding_sides_student" ON "attendance_finding_sides" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_findings_key" ON "attendance_findings" USING btree ("key");--> statement-breakpoint
CREATE INDEX "attendance_findings_state" ON "attendance_findings" USING btree ("state","found_at");--> statement-breakpoint
CREATE INDEX "attempts_device" ON "attempts" USING btree ("device_id","at") WHERE outcome = 'accepted' and method <> 'scan';