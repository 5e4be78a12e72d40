ALTER TABLE "assignment_feedback" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "student_due_dates" ADD COLUMN "penalty_restored" numeric(7, 2);