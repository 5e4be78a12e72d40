ALTER TABLE "sessions" ADD COLUMN "planned_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "planned_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "planned_room_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "change_reason" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "substitute_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_planned_room_id_rooms_id_fk" FOREIGN KEY ("planned_room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_substitute_id_people_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;