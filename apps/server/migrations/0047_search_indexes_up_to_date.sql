-- Nothing waits to be indexed: every search would read it through, which after an import takes longer than the search.
ALTER INDEX "assignments_search_text" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "exams_search_text" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "mitigation_requests_search_text" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "people_name_text" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "people_search_text" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "courses_search_text" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('assignments_search_text'::regclass);--> statement-breakpoint
SELECT gin_clean_pending_list('exams_search_text'::regclass);--> statement-breakpoint
SELECT gin_clean_pending_list('mitigation_requests_search_text'::regclass);--> statement-breakpoint
SELECT gin_clean_pending_list('people_name_text'::regclass);--> statement-breakpoint
SELECT gin_clean_pending_list('people_search_text'::regclass);--> statement-breakpoint
SELECT gin_clean_pending_list('courses_search_text'::regclass);
