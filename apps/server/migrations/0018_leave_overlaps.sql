-- Two requests of one person never want the same time, whoever writes them; morning and afternoon of a day do not touch.
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_overlap"
	EXCLUDE USING gist ("person_id" WITH =, "during" WITH &&) WHERE ("status" IN ('pending', 'approved'));
