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
ALTER TABLE "term_rollover_copies" ADD CONSTRAINT "term_rollover_copies_rollover_id_term_rollovers_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."term_rollovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_rollovers" ADD CONSTRAINT "term_rollovers_source_term_id_terms_id_fk" FOREIGN KEY ("source_term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_rollovers" ADD CONSTRAINT "term_rollovers_target_term_id_terms_id_fk" FOREIGN KEY ("target_term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_rollovers" ADD CONSTRAINT "term_rollovers_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "term_rollover_copies_source" ON "term_rollover_copies" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "term_rollovers_draft" ON "term_rollovers" USING btree ("source_term_id") WHERE "term_rollovers"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "term_rollovers_target" ON "term_rollovers" USING btree ("target_term_id");--> statement-breakpoint
CREATE INDEX "term_rollovers_updated" ON "term_rollovers" USING btree ("updated_at");