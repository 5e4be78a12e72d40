CREATE TABLE "leave_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leave_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"leave_type_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"request_id" uuid,
	"note" text,
	"by" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "leave_ledger_of_request" CHECK (("leave_ledger"."kind" in ('taken', 'returned')) = ("leave_ledger"."request_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "leave_request_days" (
	"request_id" uuid NOT NULL,
	"date" date NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "leave_request_days_request_id_date_pk" PRIMARY KEY("request_id","date"),
	CONSTRAINT "leave_request_days_count" CHECK ("leave_request_days"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "leave_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"leave_type_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"part" text NOT NULL,
	"starts_at" time,
	"ends_at" time,
	"during" "tsrange" NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"rejection_reason" text,
	"revoked_reason" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "leave_requests_in_order" CHECK ("leave_requests"."first_day" <= "leave_requests"."last_day"),
	CONSTRAINT "leave_requests_hours" CHECK (("leave_requests"."part" = 'hours') = ("leave_requests"."starts_at" is not null)),
	CONSTRAINT "leave_requests_times" CHECK (("leave_requests"."starts_at" is null) = ("leave_requests"."ends_at" is null))
);
--> statement-breakpoint
CREATE TABLE "leave_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" "citext" NOT NULL,
	"paid" boolean NOT NULL,
	"entitled_minutes" integer,
	"day_minutes" integer NOT NULL,
	"allows_half_days" boolean NOT NULL,
	"allows_hours" boolean NOT NULL,
	"file_after_days" integer,
	"carry_over_minutes" integer NOT NULL,
	"carry_over_months" integer NOT NULL,
	"roles" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "leave_types_day" CHECK ("leave_types"."day_minutes" > 0)
);
--> statement-breakpoint
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
ALTER TABLE "staff_days" ADD COLUMN "leave_times" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leave_attachments" ADD CONSTRAINT "leave_attachments_request_id_leave_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leave_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_leave_type_id_leave_types_id_fk" FOREIGN KEY ("leave_type_id") REFERENCES "public"."leave_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_request_id_leave_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leave_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_request_days" ADD CONSTRAINT "leave_request_days_request_id_leave_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leave_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_leave_type_id_leave_types_id_fk" FOREIGN KEY ("leave_type_id") REFERENCES "public"."leave_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_attachments" ADD CONSTRAINT "mitigation_attachments_request_id_mitigation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mitigation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_effects" ADD CONSTRAINT "mitigation_effects_request_id_mitigation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mitigation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_request_sessions" ADD CONSTRAINT "mitigation_request_sessions_request_id_mitigation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mitigation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_request_sessions" ADD CONSTRAINT "mitigation_request_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD CONSTRAINT "mitigation_requests_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD CONSTRAINT "mitigation_requests_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD CONSTRAINT "mitigation_requests_reviewed_by_people_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD CONSTRAINT "mitigation_requests_reversed_by_people_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leave_attachments_request" ON "leave_attachments" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_ledger_ruled" ON "leave_ledger" USING btree ("person_id","leave_type_id","year","kind") WHERE kind in ('entitlement', 'carry-over', 'expiry');--> statement-breakpoint
CREATE UNIQUE INDEX "leave_ledger_request" ON "leave_ledger" USING btree ("request_id","year","kind") WHERE request_id is not null;--> statement-breakpoint
CREATE INDEX "leave_ledger_balance" ON "leave_ledger" USING btree ("person_id","year","leave_type_id");--> statement-breakpoint
CREATE INDEX "leave_ledger_year" ON "leave_ledger" USING btree ("year","leave_type_id");--> statement-breakpoint
CREATE INDEX "leave_request_days_date" ON "leave_request_days" USING btree ("date");--> statement-breakpoint
CREATE INDEX "leave_requests_person" ON "leave_requests" USING btree ("person_id","submitted_at");--> statement-breakpoint
CREATE INDEX "leave_requests_order" ON "leave_requests" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "leave_requests_status" ON "leave_requests" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "leave_requests_days" ON "leave_requests" USING btree ("first_day","last_day");--> statement-breakpoint
CREATE INDEX "leave_requests_type" ON "leave_requests" USING btree ("leave_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_types_name" ON "leave_types" USING btree ("name") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "mitigation_attachments_request" ON "mitigation_attachments" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "mitigation_effects_request" ON "mitigation_effects" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "mitigation_request_sessions_session" ON "mitigation_request_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "mitigation_requests_date" ON "mitigation_requests" USING btree ("request_date","id");--> statement-breakpoint
CREATE INDEX "mitigation_requests_status" ON "mitigation_requests" USING btree ("status","request_date","id");--> statement-breakpoint
CREATE INDEX "mitigation_requests_student" ON "mitigation_requests" USING btree ("student_id","request_date","id");--> statement-breakpoint
CREATE INDEX "mitigation_requests_search" ON "mitigation_requests" USING gin ((title || ' ' || coalesce(course_code, '') || ' ' || coalesce(assignment_name, '')) gin_trgm_ops);