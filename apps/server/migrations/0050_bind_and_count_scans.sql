CREATE TABLE "anonymous_scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"network" "bytea" NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "network_changed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "anonymous_scans_counter" ON "anonymous_scans" USING btree ("subject_id","outcome","network");--> statement-breakpoint
CREATE INDEX "anonymous_scans_last_at" ON "anonymous_scans" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_scan_holder" ON "attempts" USING btree ("scan_id") WHERE outcome = 'accepted' and method = 'scan';