CREATE TABLE "check_in_rules" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"ways" text[] NOT NULL,
	"require_network" boolean NOT NULL,
	"max_distance" integer,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "check_in_rules_equal_way" CHECK (cardinality("check_in_rules"."ways") > 0 and "check_in_rules"."ways" <> '{face}')
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "distance" integer;--> statement-breakpoint
ALTER TABLE "check_in_rules" ADD CONSTRAINT "check_in_rules_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;