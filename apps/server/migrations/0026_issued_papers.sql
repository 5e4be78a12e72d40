CREATE TABLE "verification_sheets" (
	"verification_id" uuid NOT NULL,
	"sheet_id" uuid NOT NULL,
	CONSTRAINT "verification_sheets_verification_id_sheet_id_pk" PRIMARY KEY("verification_id","sheet_id")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"is_draft" boolean NOT NULL,
	"student_id" uuid,
	"class_id" uuid,
	"code_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"detail" text,
	"facts" jsonb NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"shown" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"issued_by" uuid NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"revoked_reason" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "verifications_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "verifications_of_one" CHECK ((kind = 'transcript') = (student_id is not null)),
	CONSTRAINT "verifications_of_one_class" CHECK ((kind = 'result-sheet') = (class_id is not null)),
	CONSTRAINT "verifications_revoked" CHECK ((revoked_at is null) = (revoked_reason is null))
);
--> statement-breakpoint
ALTER TABLE "verification_sheets" ADD CONSTRAINT "verification_sheets_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_sheets" ADD CONSTRAINT "verification_sheets_sheet_id_mark_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."mark_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_issued_by_people_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_revoked_by_people_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_same" ON "verifications" USING btree (coalesce(student_id, class_id),"is_draft","issued_on","content_hash") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "verifications_student" ON "verifications" USING btree ("student_id","issued_at");--> statement-breakpoint
CREATE INDEX "verifications_class" ON "verifications" USING btree ("class_id","issued_at");--> statement-breakpoint
CREATE INDEX "verifications_issued" ON "verifications" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "verifications_search" ON "verifications" USING gin ((name || ' ' || coalesce(detail, '')) gin_trgm_ops);