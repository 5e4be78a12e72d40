CREATE TABLE "earlier_windows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"late_after" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_claims" (
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"late_after" timestamp (3) with time zone NOT NULL,
	"scanned_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"typed" boolean NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"words" text,
	CONSTRAINT "offline_claims_session_id_student_id_pk" PRIMARY KEY("session_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "earlier_windows" ADD CONSTRAINT "earlier_windows_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_claims" ADD CONSTRAINT "offline_claims_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_claims" ADD CONSTRAINT "offline_claims_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_claims" ADD CONSTRAINT "offline_claims_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_windows_session" ON "earlier_windows" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offline_claims_claim" ON "offline_claims" USING btree ("student_id","claim_id");--> statement-breakpoint
CREATE INDEX "offline_claims_student" ON "offline_claims" USING btree ("student_id","received_at");--> statement-breakpoint
CREATE INDEX "offline_claims_waiting" ON "offline_claims" USING btree ("session_id") WHERE status = 'pending';