CREATE TABLE "waiting_delegations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"item_id" uuid NOT NULL,
	"within_id" uuid NOT NULL,
	"delegate_id" uuid NOT NULL,
	"delegated_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"item_id" uuid NOT NULL,
	"within_id" uuid NOT NULL,
	"by" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_message_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"mail_id" uuid,
	"pushed_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "group_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"replies_to_sender" boolean NOT NULL,
	"audience" text NOT NULL,
	"class_id" uuid,
	"search" text,
	"role" text,
	"status" text,
	"face" text,
	"batch_id" uuid,
	"programme_id" uuid,
	"department_id" uuid,
	"recipients" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "report_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_recipients" (
	"schedule_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"stop_hash" "bytea" NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	CONSTRAINT "report_recipients_schedule_id_person_id_pk" PRIMARY KEY("schedule_id","person_id"),
	CONSTRAINT "report_recipients_stop_hash_unique" UNIQUE("stop_hash")
);
--> statement-breakpoint
CREATE TABLE "report_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schedule_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"report" text NOT NULL,
	"params" text NOT NULL,
	"format" text NOT NULL,
	"period" text NOT NULL,
	"every" text NOT NULL,
	"weekday" integer NOT NULL,
	"month_day" integer NOT NULL,
	"hour" integer NOT NULL,
	"next_at" timestamp (3) with time zone,
	"paused_because" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "scheduled_reports_rhythm" CHECK (weekday between 1 and 7 and month_day between 1 and 28
      and hour between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "term_rollover_copies" (
	"rollover_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_id" uuid NOT NULL,
	"copy_id" uuid NOT NULL,
	CONSTRAINT "term_rollover_copies_rollover_id_kind_copy_id_pk" PRIMARY KEY("rollover_id","kind","copy_id")
);
--> statement-breakpoint
CREATE TABLE "term_rollovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_term_id" uuid NOT NULL,
	"target_term_id" uuid,
	"state" text NOT NULL,
	"plan" jsonb NOT NULL,
	"result" jsonb,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "term_rollovers_applied" CHECK (("term_rollovers"."state" = 'draft') = ("term_rollovers"."applied_at" is null)),
	CONSTRAINT "term_rollovers_undone" CHECK (("term_rollovers"."state" = 'undone') = ("term_rollovers"."undone_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "timetable_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"term_id" uuid NOT NULL,
	"state" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"result" jsonb,
	"changes" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"computing_since" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_case_entries" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "waiting_delegations" ADD CONSTRAINT "waiting_delegations_delegate_id_people_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_delegations" ADD CONSTRAINT "waiting_delegations_delegated_by_people_id_fk" FOREIGN KEY ("delegated_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_notes" ADD CONSTRAINT "waiting_notes_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_recipients" ADD CONSTRAINT "group_message_recipients_message_id_group_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."group_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_recipients" ADD CONSTRAINT "group_message_recipients_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_recipients" ADD CONSTRAINT "group_message_recipients_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_sender_id_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_run_id_report_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."report_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_schedule_id_scheduled_reports_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."scheduled_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_runs" ADD CONSTRAINT "report_runs_schedule_id_scheduled_reports_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."scheduled_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_reports" ADD CONSTRAINT "scheduled_reports_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_rollover_copies" ADD CONSTRAINT "term_rollover_copies_rollover_id_term_rollovers_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."term_rollovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_rollovers" ADD CONSTRAINT "term_rollovers_source_term_id_terms_id_fk" FOREIGN KEY ("source_term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_rollovers" ADD CONSTRAINT "term_rollovers_target_term_id_terms_id_fk" FOREIGN KEY ("target_term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_rollovers" ADD CONSTRAINT "term_rollovers_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable_drafts" ADD CONSTRAINT "timetable_drafts_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable_drafts" ADD CONSTRAINT "timetable_drafts_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_delegations_item" ON "waiting_delegations" USING btree ("queue","item_id","within_id");--> statement-breakpoint
CREATE INDEX "waiting_delegations_delegate" ON "waiting_delegations" USING btree ("delegate_id");--> statement-breakpoint
CREATE INDEX "waiting_delegations_by" ON "waiting_delegations" USING btree ("delegated_by");--> statement-breakpoint
CREATE INDEX "waiting_delegations_at" ON "waiting_delegations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "waiting_notes_item" ON "waiting_notes" USING btree ("queue","item_id","within_id","id");--> statement-breakpoint
CREATE INDEX "waiting_notes_by" ON "waiting_notes" USING btree ("by");--> statement-breakpoint
CREATE INDEX "waiting_notes_at" ON "waiting_notes" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "group_message_recipients_once" ON "group_message_recipients" USING btree ("message_id","person_id");--> statement-breakpoint
CREATE INDEX "group_message_recipients_person" ON "group_message_recipients" USING btree ("person_id","message_id");--> statement-breakpoint
CREATE INDEX "group_message_recipients_mail" ON "group_message_recipients" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "group_message_recipients_read" ON "group_message_recipients" USING btree ("message_id") WHERE read_at is not null;--> statement-breakpoint
CREATE INDEX "group_message_recipients_waiting" ON "group_message_recipients" USING btree ("message_id","id") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "group_messages_sender" ON "group_messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "group_messages_created" ON "group_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "group_messages_class" ON "group_messages" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "group_messages_batch" ON "group_messages" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "group_messages_programme" ON "group_messages" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "group_messages_department" ON "group_messages" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "report_mails_run" ON "report_mails" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "report_recipients_person" ON "report_recipients" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "report_runs_schedule" ON "report_runs" USING btree ("schedule_id","started_at");--> statement-breakpoint
CREATE INDEX "report_runs_started" ON "report_runs" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_runs_waiting" ON "report_runs" USING btree ("schedule_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "scheduled_reports_owner" ON "scheduled_reports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "scheduled_reports_due" ON "scheduled_reports" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "term_rollover_copies_source" ON "term_rollover_copies" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "term_rollovers_draft" ON "term_rollovers" USING btree ("source_term_id") WHERE "term_rollovers"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "term_rollovers_target" ON "term_rollovers" USING btree ("target_term_id");--> statement-breakpoint
CREATE INDEX "term_rollovers_updated" ON "term_rollovers" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "timetable_drafts_computing" ON "timetable_drafts" USING btree ("state") WHERE state = 'computing';--> statement-breakpoint
CREATE INDEX "timetable_drafts_created" ON "timetable_drafts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "timetable_drafts_term" ON "timetable_drafts" USING btree ("term_id");