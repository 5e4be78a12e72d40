CREATE TABLE "identity_providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"metadata_url" text NOT NULL,
	"email_domains" text[] NOT NULL,
	"id_attribute" text,
	"matches_by_email" boolean NOT NULL,
	"creates_accounts" boolean NOT NULL,
	"is_on" boolean NOT NULL,
	"entity_id" text NOT NULL,
	"sign_in_url" text NOT NULL,
	"certificates" text[] NOT NULL,
	"certificates_expire_at" timestamp (3) with time zone NOT NULL,
	"metadata_read_at" timestamp (3) with time zone NOT NULL,
	"problem" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saml_assertions" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"ticket_hash" "bytea" NOT NULL,
	"request_id" text NOT NULL,
	"profile" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saml_assertions_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
DROP INDEX "timetable_drafts_created";--> statement-breakpoint
ALTER TABLE "timetable_drafts" ADD COLUMN "kind" text DEFAULT 'classes' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_assertions" ADD CONSTRAINT "saml_assertions_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_providers_name" ON "identity_providers" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "identity_providers_entity" ON "identity_providers" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "timetable_drafts_created" ON "timetable_drafts" USING btree ("kind","created_at","id");