CREATE TABLE "saml_logout_requests" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saml_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name_hash" "bytea" NOT NULL,
	"index_hash" "bytea",
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "signs_out" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "logout_url" text;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "logout_response_url" text;--> statement-breakpoint
ALTER TABLE "saml_sessions" ADD CONSTRAINT "saml_sessions_session_id_sign_in_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sign_in_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_sessions" ADD CONSTRAINT "saml_sessions_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saml_sessions_name" ON "saml_sessions" USING btree ("provider_id","name_hash");