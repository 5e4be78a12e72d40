ALTER TABLE "student_due_dates" ADD COLUMN "days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "student_due_dates" ADD COLUMN "penalty_at_reversal" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "last_modified" bigint;