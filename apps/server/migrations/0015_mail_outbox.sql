CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid,
	"state" text NOT NULL,
	"sealed" text,
	"expires_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"lease_ends_at" timestamp (3) with time zone,
	"handed_over_at" timestamp (3) with time zone,
	"problem" text,
	"reply" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mailed_notifications" (
	"notification_id" uuid PRIMARY KEY NOT NULL,
	"mail_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"push" boolean,
	"email" boolean,
	CONSTRAINT "notification_preferences_person_id_kind_pk" PRIMARY KEY("person_id","kind")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_notifications" ADD CONSTRAINT "mailed_notifications_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_notifications" ADD CONSTRAINT "mailed_notifications_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at","id") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "mail_outbox_state" ON "mail_outbox" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_person" ON "mail_outbox" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_gathering" ON "mail_outbox" USING btree ("person_id") WHERE kind = 'digest' and state = 'queued' and attempts = 0;--> statement-breakpoint
CREATE INDEX "mailed_notifications_mail" ON "mailed_notifications" USING btree ("mail_id");