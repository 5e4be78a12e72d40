CREATE TABLE "retention_runs" (
	"kind" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"deleted" integer NOT NULL,
	"failed" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_events_actor";--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "mentions" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "attempts_at" ON "attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_operation" ON "audit_events" USING btree ("operation","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_address" ON "audit_events" USING btree ("address","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_mentions" ON "audit_events" USING gin ("mentions");--> statement-breakpoint
CREATE INDEX "mail_outbox_created" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_at" ON "notifications" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_attempts_at" ON "staff_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","at","id");