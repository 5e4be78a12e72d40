CREATE TABLE "mitigation_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mitigation_effects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"obstacle" text,
	"undo" jsonb,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"reversed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mitigation_request_sessions" (
	"request_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	CONSTRAINT "mitigation_request_sessions_request_id_session_id_pk" PRIMARY KEY("request_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "mitigation_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"reason" text NOT NULL,
	"course_code" text,
	"assignment_name" text,
	"original_due_date" date,
	"requested_extension" integer NOT NULL,
	"request_date" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"class_id" uuid,
	"files_sent" integer DEFAULT 0 NOT NULL,
	"admin_notes" text,
	"reviewed_at" timestamp (3) with time zone,
	"reviewed_by" uuid,
	"auto_approved" boolean DEFAULT false NOT NULL,
	"granted_extension" integer,
	"reversed_at" timestamp (3) with time zone,
	"reversed_by" uuid,
	"reversal_reason" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mitigation_requests_decided" CHECK ((status = 'pending') = (reviewed_at is null)),
	CONSTRAINT "mitigation_requests_granted" CHECK ((status = 'approved') = (granted_extension is not null)),
	CONSTRAINT "mitigation_requests_reversed" CHECK (reversed_at is null or status = 'approved')
);
--> statement-breakpoint
ALTER TABLE "mitigation_attachments" ADD CONSTRAINT "mitigation_attachments_request_id_mitigation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mitigation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_effects" ADD CONSTRAINT "mitigation_effects_request_id_mitigation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mitigation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_request_sessions" ADD CONSTRAINT "mitigation_request_sessions_request_id_mitigation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mitigation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_request_sessions" ADD CONSTRAINT "mitigation_request_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD CONSTRAINT "mitigation_requests_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD CONSTRAINT "mitigation_requests_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD CONSTRAINT "mitigation_requests_reviewed_by_people_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD CONSTRAINT "mitigation_requests_reversed_by_people_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mitigation_attachments_request" ON "mitigation_attachments" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "mitigation_effects_request" ON "mitigation_effects" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "mitigation_request_sessions_session" ON "mitigation_request_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "mitigation_requests_date" ON "mitigation_requests" USING btree ("request_date","id");--> statement-breakpoint
CREATE INDEX "mitigation_requests_status" ON "mitigation_requests" USING btree ("status","request_date","id");--> statement-breakpoint
CREATE INDEX "mitigation_requests_student" ON "mitigation_requests" USING btree ("student_id","request_date","id");--> statement-breakpoint
CREATE INDEX "mitigation_requests_search" ON "mitigation_requests" USING gin ((title || ' ' || coalesce(course_code, '') || ' ' || coalesce(assignment_name, '')) gin_trgm_ops);