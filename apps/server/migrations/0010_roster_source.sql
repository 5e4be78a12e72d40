CREATE TABLE "roster_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"base_url" text NOT NULL,
	"token_url" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"scopes" text NOT NULL,
	"sync_hour" integer,
	"review_above_percent" integer NOT NULL,
	"responsible_id" uuid NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"next_sync_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_syncs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"changed_since" timestamp (3) with time zone,
	"result" text,
	"reason" text,
	"import_id" uuid
);
--> statement-breakpoint
ALTER TABLE "roster_sources" ADD CONSTRAINT "roster_sources_responsible_id_people_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_syncs" ADD CONSTRAINT "roster_syncs_source_id_roster_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."roster_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_syncs" ADD CONSTRAINT "roster_syncs_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_syncs_started" ON "roster_syncs" USING btree ("source_id","started_at");--> statement-breakpoint
CREATE INDEX "roster_syncs_import" ON "roster_syncs" USING btree ("import_id");