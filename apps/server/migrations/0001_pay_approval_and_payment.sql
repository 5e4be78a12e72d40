ALTER TABLE "pay_runs" ADD COLUMN "computed_by" uuid;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD COLUMN "bank_file_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD COLUMN "bank_file_digest" text;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD COLUMN "pay_on" date;--> statement-breakpoint
ALTER TABLE "payslips" ADD COLUMN "unpaid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_computed_by_people_id_fk" FOREIGN KEY ("computed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_unpaid" CHECK ("payslips"."unpaid" in (0, "payslips"."net"));