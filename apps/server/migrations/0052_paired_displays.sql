CREATE TABLE "display_pairings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"display_id" uuid,
	CONSTRAINT "display_pairings_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "display_pairings_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "displays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea",
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"link_id" uuid,
	"session_id" uuid,
	"window_id" uuid,
	"paired_by" uuid NOT NULL,
	"paired_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "displays_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "displays_one_target" CHECK (case "displays"."purpose" when 'kiosk'
        then "displays"."session_id" is not null and "displays"."window_id" is not null and "displays"."link_id" is null
        else "displays"."link_id" is not null and "displays"."session_id" is null and "displays"."window_id" is null end)
);
--> statement-breakpoint
ALTER TABLE "display_pairings" ADD CONSTRAINT "display_pairings_display_id_displays_id_fk" FOREIGN KEY ("display_id") REFERENCES "public"."displays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_link_id_staff_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."staff_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_paired_by_people_id_fk" FOREIGN KEY ("paired_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "display_pairings_expiry" ON "display_pairings" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "displays_paired_by" ON "displays" USING btree ("paired_by","id");
--> statement-breakpoint
-- Whoever is disabled, archived or moved to another role takes their displays along, whichever way it came about;
-- enabling them again brings none back.
CREATE FUNCTION end_displays_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from displays where paired_by = new.id
    and (not new.is_active or new.archived_at is not null or new.role is distinct from old.role);
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER people_end_displays AFTER UPDATE OF is_active, archived_at, role ON people
  FOR EACH ROW EXECUTE FUNCTION end_displays_of_person();
