CREATE TABLE "risk_figures" (
	"term_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"level" text NOT NULL,
	"score" smallint NOT NULL,
	"percentage" double precision,
	"weeks" jsonb NOT NULL,
	"missed_in_a_row" smallint NOT NULL,
	"reasons" jsonb NOT NULL,
	CONSTRAINT "risk_figures_term_id_student_id_pk" PRIMARY KEY("term_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "session_figures" (
	"session_id" uuid NOT NULL,
	"batch_id" uuid,
	"class_id" uuid NOT NULL,
	"term_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"week" date NOT NULL,
	"weekday" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"present" integer NOT NULL,
	"late" integer NOT NULL,
	"absent" integer NOT NULL,
	"excused" integer NOT NULL,
	"arrived_5" integer NOT NULL,
	"arrived_10" integer NOT NULL,
	"arrived_15" integer NOT NULL,
	"arrived_20" integer NOT NULL,
	"arrived_30" integer NOT NULL,
	"arrived_later" integer NOT NULL,
	CONSTRAINT "session_figures_of" UNIQUE NULLS NOT DISTINCT("session_id","batch_id")
);
--> statement-breakpoint
CREATE TABLE "stale_figures" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" uuid NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT '-infinity' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_figures" (
	"class_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"term_id" uuid NOT NULL,
	"batch_id" uuid,
	"present" integer NOT NULL,
	"late" integer NOT NULL,
	"absent" integer NOT NULL,
	"excused" integer NOT NULL,
	"present_minutes" smallint[] NOT NULL,
	"late_minutes" smallint[] NOT NULL,
	"letters" text NOT NULL,
	"starts" integer[] NOT NULL,
	"work_due" integer NOT NULL,
	"work_submitted" integer NOT NULL,
	"work_in_time" integer NOT NULL,
	"mark_sum" numeric(9, 2) NOT NULL,
	"mark_count" integer NOT NULL,
	CONSTRAINT "student_figures_class_id_student_id_pk" PRIMARY KEY("class_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "week_figures" (
	"term_id" uuid NOT NULL,
	"week" date NOT NULL,
	"sessions" integer NOT NULL,
	"present" integer NOT NULL,
	"late" integer NOT NULL,
	"absent" integer NOT NULL,
	"excused" integer NOT NULL,
	CONSTRAINT "week_figures_term_id_week_pk" PRIMARY KEY("term_id","week")
);
--> statement-breakpoint
CREATE INDEX "risk_figures_order" ON "risk_figures" USING btree ("term_id","score" DESC NULLS LAST,"student_id");--> statement-breakpoint
CREATE INDEX "session_figures_week" ON "session_figures" USING btree ("term_id","week");--> statement-breakpoint
CREATE INDEX "session_figures_start" ON "session_figures" USING btree ("term_id","starts_at","session_id");--> statement-breakpoint
CREATE INDEX "stale_figures_due" ON "stale_figures" USING btree ("kind","due_at");--> statement-breakpoint
CREATE INDEX "stale_figures_ref" ON "stale_figures" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "student_figures_term" ON "student_figures" USING btree ("term_id");--> statement-breakpoint
CREATE INDEX "student_figures_student" ON "student_figures" USING btree ("student_id","term_id");