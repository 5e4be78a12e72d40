ALTER TABLE "student_cases" ADD COLUMN "next_step" text;--> statement-breakpoint
ALTER TABLE "student_cases" ADD COLUMN "next_step_on" date;--> statement-breakpoint
ALTER TABLE "student_cases" ADD CONSTRAINT "student_cases_next_step" CHECK (num_nonnulls("student_cases"."next_step", "student_cases"."next_step_on") in (0, 2));