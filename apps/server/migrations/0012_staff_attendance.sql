CREATE TABLE "shift_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"first_day" date NOT NULL,
	"last_day" date,
	"starts_at" time NOT NULL,
	"ends_at" time NOT NULL,
	"grace_minutes" integer NOT NULL,
	"half_day_after_minutes" integer NOT NULL,
	"absent_after_minutes" integer NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shift_rules_hours" CHECK ("shift_rules"."starts_at" < "shift_rules"."ends_at"),
	CONSTRAINT "shift_rules_days" CHECK ("shift_rules"."last_day" is null or "shift_rules"."first_day" <= "shift_rules"."last_day"),
	CONSTRAINT "shift_rules_thresholds" CHECK (0 <= "shift_rules"."grace_minutes" and "shift_rules"."grace_minutes" <= "shift_rules"."half_day_after_minutes" and "shift_rules"."half_day_after_minutes" <= "shift_rules"."absent_after_minutes")
);
--> statement-breakpoint
CREATE TABLE "staff_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"person_id" uuid,
	"act" text NOT NULL,
	"method" text NOT NULL,
	"link_id" uuid,
	"outcome" text NOT NULL,
	"reason" text,
	"similarity" real,
	"challenge_id" uuid,
	"device_id" uuid
);
--> statement-breakpoint
CREATE TABLE "staff_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"date" date NOT NULL,
	"in_time" time,
	"out_time" time,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "staff_corrections_times" CHECK ("staff_corrections"."in_time" is not null or "staff_corrections"."out_time" is not null)
);
--> statement-breakpoint
CREATE TABLE "staff_day_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"date" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"act" text NOT NULL,
	"by" uuid,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "staff_day_closings" (
	"date" date PRIMARY KEY NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"absent" integer NOT NULL,
	"forgotten" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_days" (
	"person_id" uuid NOT NULL,
	"date" date NOT NULL,
	"in_at" timestamp (3) with time zone,
	"out_at" timestamp (3) with time zone,
	"in_source" text,
	"out_source" text,
	"in_link_id" uuid,
	"out_link_id" uuid,
	"status" text,
	"decided" boolean DEFAULT false NOT NULL,
	"on_leave" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_days_person_id_date_pk" PRIMARY KEY("person_id","date"),
	CONSTRAINT "staff_days_in_order" CHECK ("staff_days"."out_at" is null or "staff_days"."in_at" <= "staff_days"."out_at")
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"place" text NOT NULL,
	"network" text,
	"opens_at" time,
	"closes_at" time,
	"rotating" boolean NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_links_guarded" CHECK ("staff_links"."rotating" or "staff_links"."network" is not null),
	CONSTRAINT "staff_links_hours" CHECK (("staff_links"."opens_at" is null) = ("staff_links"."closes_at" is null))
);
--> statement-breakpoint
ALTER TABLE "shift_rules" ADD CONSTRAINT "shift_rules_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_attempts" ADD CONSTRAINT "staff_attempts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_attempts" ADD CONSTRAINT "staff_attempts_link_id_staff_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."staff_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_corrections" ADD CONSTRAINT "staff_corrections_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_corrections" ADD CONSTRAINT "staff_corrections_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_day_changes" ADD CONSTRAINT "staff_day_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_day_changes" ADD CONSTRAINT "staff_day_changes_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_day_changes" ADD CONSTRAINT "staff_day_changes_of_day" FOREIGN KEY ("person_id","date") REFERENCES "public"."staff_days"("person_id","date") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_days" ADD CONSTRAINT "staff_days_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_days" ADD CONSTRAINT "staff_days_in_link_id_staff_links_id_fk" FOREIGN KEY ("in_link_id") REFERENCES "public"."staff_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_days" ADD CONSTRAINT "staff_days_out_link_id_staff_links_id_fk" FOREIGN KEY ("out_link_id") REFERENCES "public"."staff_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shift_rules_person_day" ON "shift_rules" USING btree (coalesce(person_id, '00000000-0000-0000-0000-000000000000'),"first_day");--> statement-breakpoint
CREATE INDEX "shift_rules_person" ON "shift_rules" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "staff_attempts_person" ON "staff_attempts" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "staff_attempts_link" ON "staff_attempts" USING btree ("link_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_attempts_challenge" ON "staff_attempts" USING btree ("challenge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_corrections_pending" ON "staff_corrections" USING btree ("person_id","date") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "staff_corrections_person" ON "staff_corrections" USING btree ("person_id","date","id");--> statement-breakpoint
CREATE INDEX "staff_corrections_status" ON "staff_corrections" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "staff_day_changes_day" ON "staff_day_changes" USING btree ("person_id","date","id");--> statement-breakpoint
CREATE INDEX "staff_days_date" ON "staff_days" USING btree ("date");--> statement-breakpoint
CREATE INDEX "staff_days_open" ON "staff_days" USING btree ("date") WHERE in_at is not null and out_at is null;