CREATE TABLE "pay_discrepancies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pay_run_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"session_id" uuid,
	"on_day" date,
	"about" text NOT NULL,
	"decision" text,
	"note" text,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pay_discrepancies_settled" CHECK (("pay_discrepancies"."decision" is null) = ("pay_discrepancies"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "pay_line_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pay_line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"on_day" date NOT NULL,
	"session_id" uuid,
	"leave_request_id" uuid,
	"minutes" integer,
	"status" text,
	"days" text,
	"check_in_at" timestamp (3) with time zone,
	CONSTRAINT "pay_line_events_session_kind" CHECK (("pay_line_events"."kind" = 'session') = ("pay_line_events"."session_id" is not null)),
	CONSTRAINT "pay_line_events_leave" CHECK (("pay_line_events"."kind" = 'leave') = ("pay_line_events"."leave_request_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "pay_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payslip_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"detail" text,
	"amount" bigint NOT NULL,
	"of_month" text,
	"adjusts" text,
	"pay_item_id" uuid,
	CONSTRAINT "pay_lines_adjustment" CHECK (("pay_lines"."kind" = 'adjustment') = ("pay_lines"."of_month" is not null))
);
--> statement-breakpoint
CREATE TABLE "pay_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pay_line_id" uuid,
	"payslip_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"line_label" text NOT NULL,
	"line_kind" text NOT NULL,
	"line_amount" bigint NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	CONSTRAINT "pay_questions_answered" CHECK (("pay_questions"."answer" is null) = ("pay_questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "pay_run_people" (
	"pay_run_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"computed_at" timestamp (3) with time zone,
	CONSTRAINT "pay_run_people_pay_run_id_person_id_pk" PRIMARY KEY("pay_run_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "pay_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"problem" text,
	"reversal_of" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"computed_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"approved_by" uuid,
	"paid_at" timestamp (3) with time zone,
	"paid_by" uuid,
	"paid_on" date,
	"locked_at" timestamp (3) with time zone,
	"locked_by" uuid,
	"reversed_at" timestamp (3) with time zone,
	"reversed_by" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pay_runs_of_reversal" CHECK (("pay_runs"."kind" = 'reversal') = ("pay_runs"."reversal_of" is not null))
);
--> statement-breakpoint
CREATE TABLE "payslips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pay_run_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"person_name" text NOT NULL,
	"person_number" text,
	"person_role" text NOT NULL,
	"employment_type" text,
	"basis" text,
	"earnings" bigint NOT NULL,
	"deductions" bigint NOT NULL,
	"taxes" bigint NOT NULL,
	"adjustments" bigint NOT NULL,
	"carried" bigint NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "payslips_net" CHECK ("payslips"."net" = "payslips"."earnings" - "payslips"."deductions" - "payslips"."taxes" + "payslips"."adjustments" + "payslips"."carried")
);
--> statement-breakpoint
CREATE TABLE "bank_details" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"how" jsonb NOT NULL,
	"taxable" boolean NOT NULL,
	"prorated" boolean NOT NULL,
	"employment_types" text[] NOT NULL,
	"first_month" text,
	"last_month" text,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pay_items_months" CHECK ("pay_items"."first_month" is null or "pay_items"."last_month" is null or "pay_items"."first_month" <= "pay_items"."last_month")
);
--> statement-breakpoint
CREATE TABLE "pay_profile_items" (
	"pay_profile_id" uuid NOT NULL,
	"pay_item_id" uuid NOT NULL,
	"amount" bigint,
	CONSTRAINT "pay_profile_items_pay_profile_id_pay_item_id_pk" PRIMARY KEY("pay_profile_id","pay_item_id")
);
--> statement-breakpoint
CREATE TABLE "pay_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"employment_type" text NOT NULL,
	"basis" text NOT NULL,
	"amount" bigint NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pay_profiles_amount" CHECK ("pay_profiles"."amount" >= 0),
	CONSTRAINT "pay_profiles_days" CHECK ("pay_profiles"."last_day" is null or "pay_profiles"."first_day" <= "pay_profiles"."last_day"),
	CONSTRAINT "pay_profiles_basis" CHECK ("pay_profiles"."employment_type" = 'part-time' or ("pay_profiles"."employment_type" = 'full-time') = ("pay_profiles"."basis" = 'month'))
);
--> statement-breakpoint
ALTER TABLE "pay_discrepancies" ADD CONSTRAINT "pay_discrepancies_pay_run_id_pay_runs_id_fk" FOREIGN KEY ("pay_run_id") REFERENCES "public"."pay_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_discrepancies" ADD CONSTRAINT "pay_discrepancies_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_discrepancies" ADD CONSTRAINT "pay_discrepancies_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_discrepancies" ADD CONSTRAINT "pay_discrepancies_settled_by_people_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_line_events" ADD CONSTRAINT "pay_line_events_pay_line_id_pay_lines_id_fk" FOREIGN KEY ("pay_line_id") REFERENCES "public"."pay_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_line_events" ADD CONSTRAINT "pay_line_events_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_line_events" ADD CONSTRAINT "pay_line_events_leave_request_id_leave_requests_id_fk" FOREIGN KEY ("leave_request_id") REFERENCES "public"."leave_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_payslip_id_payslips_id_fk" FOREIGN KEY ("payslip_id") REFERENCES "public"."payslips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_pay_item_id_pay_items_id_fk" FOREIGN KEY ("pay_item_id") REFERENCES "public"."pay_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_questions" ADD CONSTRAINT "pay_questions_pay_line_id_pay_lines_id_fk" FOREIGN KEY ("pay_line_id") REFERENCES "public"."pay_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_questions" ADD CONSTRAINT "pay_questions_payslip_id_payslips_id_fk" FOREIGN KEY ("payslip_id") REFERENCES "public"."payslips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_questions" ADD CONSTRAINT "pay_questions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_questions" ADD CONSTRAINT "pay_questions_answered_by_people_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_people" ADD CONSTRAINT "pay_run_people_pay_run_id_pay_runs_id_fk" FOREIGN KEY ("pay_run_id") REFERENCES "public"."pay_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_people" ADD CONSTRAINT "pay_run_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_reversal_of_pay_runs_id_fk" FOREIGN KEY ("reversal_of") REFERENCES "public"."pay_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_approved_by_people_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_paid_by_people_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_locked_by_people_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_reversed_by_people_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_pay_run_id_pay_runs_id_fk" FOREIGN KEY ("pay_run_id") REFERENCES "public"."pay_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_profile_items" ADD CONSTRAINT "pay_profile_items_pay_profile_id_pay_profiles_id_fk" FOREIGN KEY ("pay_profile_id") REFERENCES "public"."pay_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_profile_items" ADD CONSTRAINT "pay_profile_items_pay_item_id_pay_items_id_fk" FOREIGN KEY ("pay_item_id") REFERENCES "public"."pay_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_profiles" ADD CONSTRAINT "pay_profiles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_discrepancies_once" ON "pay_discrepancies" USING btree ("pay_run_id","person_id","kind","subject");--> statement-breakpoint
CREATE INDEX "pay_discrepancies_open" ON "pay_discrepancies" USING btree ("pay_run_id") WHERE decision is null;--> statement-breakpoint
CREATE INDEX "pay_line_events_line" ON "pay_line_events" USING btree ("pay_line_id","on_day","id");--> statement-breakpoint
CREATE INDEX "pay_line_events_session" ON "pay_line_events" USING btree ("session_id") WHERE session_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_lines_slip" ON "pay_lines" USING btree ("payslip_id","position");--> statement-breakpoint
CREATE INDEX "pay_lines_month" ON "pay_lines" USING btree ("of_month") WHERE of_month is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_questions_open" ON "pay_questions" USING btree ("pay_line_id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "pay_questions_person" ON "pay_questions" USING btree ("person_id","asked_at");--> statement-breakpoint
CREATE INDEX "pay_questions_order" ON "pay_questions" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "pay_run_people_left" ON "pay_run_people" USING btree ("pay_run_id","person_id") WHERE computed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_runs_month" ON "pay_runs" USING btree ("month") WHERE kind = 'regular' and reversed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_runs_reversal" ON "pay_runs" USING btree ("reversal_of");--> statement-breakpoint
CREATE INDEX "pay_runs_order" ON "pay_runs" USING btree ("month","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payslips_run_person" ON "payslips" USING btree ("pay_run_id","person_id");--> statement-breakpoint
CREATE INDEX "payslips_person" ON "payslips" USING btree ("person_id","pay_run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_items_code" ON "pay_items" USING btree (lower(code)) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "pay_profile_items_item" ON "pay_profile_items" USING btree ("pay_item_id");--> statement-breakpoint
CREATE INDEX "pay_profiles_person" ON "pay_profiles" USING btree ("person_id","first_day");