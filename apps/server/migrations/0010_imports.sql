CREATE TABLE "external_ids" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"row_id" uuid NOT NULL,
	"created" boolean NOT NULL,
	"deactivated" boolean DEFAULT false NOT NULL,
	"import_id" uuid NOT NULL,
	CONSTRAINT "external_ids_source_kind_external_id_pk" PRIMARY KEY("source","kind","external_id")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"kind" text NOT NULL,
	"file" text,
	"line" integer,
	"key" text NOT NULL,
	"alias" text,
	"label" text NOT NULL,
	"gone" boolean DEFAULT false NOT NULL,
	"data" jsonb NOT NULL,
	"refs" jsonb NOT NULL,
	"settled" boolean DEFAULT false NOT NULL,
	"outcome" text,
	"reason" text,
	"target_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"seen" text,
	"invited_at" timestamp with time zone,
	"undo" text,
	CONSTRAINT "import_rows_import_id_row_no_pk" PRIMARY KEY("import_id","row_no")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"filename" text NOT NULL,
	"file" text NOT NULL,
	"state" text NOT NULL,
	"complete" boolean NOT NULL,
	"complete_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"invite" boolean DEFAULT false NOT NULL,
	"problem" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"invitations_sent" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_requested_by_people_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_ids_row" ON "external_ids" USING btree ("row_id");--> statement-breakpoint
CREATE INDEX "external_ids_import" ON "external_ids" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "import_rows_key" ON "import_rows" USING btree ("import_id","kind","key");--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_id","outcome","row_no");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");