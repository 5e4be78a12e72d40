ALTER TABLE "assignments" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || search_fold(title)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || search_fold(title)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mitigation_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || search_fold(title || ' ' || coalesce(course_code, '') || ' ' || coalesce(assignment_name, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "name_text" text GENERATED ALWAYS AS (' ' || search_fold(first_name || ' ' || last_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || search_fold(first_name || ' ' || last_name || ' ' || email::text || ' ' || coalesce(number, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || search_fold(code::text || ' ' || title)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "assignments_search_text" ON "assignments" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "exams_search_text" ON "exams" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mitigation_requests_search_text" ON "mitigation_requests" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_name_text" ON "people" USING gin ("name_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_search_text" ON "people" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_search_text" ON "courses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_planned_start" ON "sessions" USING btree ("planned_starts_at") WHERE planned_starts_at is not null;