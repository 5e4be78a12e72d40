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
ALTER TABLE "student_case_entries" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "waiting_delegations" ADD CONSTRAINT "waiting_delegations_delegate_id_people_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_delegations" ADD CONSTRAINT "waiting_delegations_delegated_by_people_id_fk" FOREIGN KEY ("delegated_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_notes" ADD CONSTRAINT "waiting_notes_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_delegations_item" ON "waiting_delegations" USING btree ("queue","item_id","within_id");--> statement-breakpoint
CREATE INDEX "waiting_delegations_delegate" ON "waiting_delegations" USING btree ("delegate_id");--> statement-breakpoint
CREATE INDEX "waiting_delegations_by" ON "waiting_delegations" USING btree ("delegated_by");--> statement-breakpoint
CREATE INDEX "waiting_delegations_at" ON "waiting_delegations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "waiting_notes_item" ON "waiting_notes" USING btree ("queue","item_id","within_id","id");--> statement-breakpoint
CREATE INDEX "waiting_notes_by" ON "waiting_notes" USING btree ("by");--> statement-breakpoint
CREATE INDEX "waiting_notes_at" ON "waiting_notes" USING btree ("at");