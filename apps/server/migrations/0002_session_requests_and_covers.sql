CREATE TABLE "leave_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"act" text NOT NULL,
	"colleague_id" uuid,
	"answer" text,
	"answer_reason" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "leave_proposals_cover" CHECK (("leave_proposals"."act" = 'cover') = ("leave_proposals"."colleague_id" is not null)),
	CONSTRAINT "leave_proposals_answer" CHECK (("leave_proposals"."answer" is null) = ("leave_proposals"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "session_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"session_starts_at" timestamp (3) with time zone NOT NULL,
	"session_ends_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"room_id" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"rejection_reason" text,
	"expired_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "session_requests_decision" CHECK (("session_requests"."status" = 'pending') = ("session_requests"."decided_at" is null)),
	CONSTRAINT "session_requests_move" CHECK (("session_requests"."kind" = 'move') = ("session_requests"."starts_at" is not null and "session_requests"."ends_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "leave_proposals" ADD CONSTRAINT "leave_proposals_request_id_leave_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leave_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_proposals" ADD CONSTRAINT "leave_proposals_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_proposals" ADD CONSTRAINT "leave_proposals_colleague_id_people_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "leave_proposals_session" ON "leave_proposals" USING btree ("request_id","session_id");--> statement-breakpoint
CREATE INDEX "leave_proposals_of_session" ON "leave_proposals" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "leave_proposals_colleague" ON "leave_proposals" USING btree ("colleague_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_requests_open" ON "session_requests" USING btree ("session_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "session_requests_session" ON "session_requests" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_requests_person" ON "session_requests" USING btree ("person_id","requested_at");--> statement-breakpoint
CREATE INDEX "session_requests_decided" ON "session_requests" USING btree ("decided_at") WHERE decided_at is not null;