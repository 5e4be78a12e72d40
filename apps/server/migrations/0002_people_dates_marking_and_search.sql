-- Public holidays of the whole institution ----------------------------------------------------------------------------

ALTER TABLE "holidays" ALTER COLUMN "term_id" DROP NOT NULL;
--> statement-breakpoint

-- Saved views of lists ------------------------------------------------------------------------------------------------

CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"params" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("person_id","list",lower("name"));
--> statement-breakpoint

-- Session requests, and what lecturers propose for sessions during their leave ----------------------------------------

CREATE TABLE "leave_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"act" text NOT NULL,
	"colleague_id" uuid,
	"answer" text,
	"answer_reason" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "leave_proposals_cover" CHECK (("leave_proposals"."act" = 'cover') = ("leave_proposals"."colleague_id" is not null)),
	CONSTRAINT "leave_proposals_answer" CHECK (("leave_proposals"."answer" is null) = ("leave_proposals"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "session_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"session_starts_at" timestamp (3) with time zone NOT NULL,
	"session_ends_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"room_id" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"rejection_reason" text,
	"expired_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "session_requests_decision" CHECK (("session_requests"."status" = 'pending') = ("session_requests"."decided_at" is null)),
	CONSTRAINT "session_requests_move" CHECK (("session_requests"."kind" = 'move') = ("session_requests"."starts_at" is not null and "session_requests"."ends_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "leave_proposals" ADD CONSTRAINT "leave_proposals_request_id_leave_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leave_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_proposals" ADD CONSTRAINT "leave_proposals_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_proposals" ADD CONSTRAINT "leave_proposals_colleague_id_people_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "leave_proposals_session" ON "leave_proposals" USING btree ("request_id","session_id");--> statement-breakpoint
CREATE INDEX "leave_proposals_of_session" ON "leave_proposals" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "leave_proposals_colleague" ON "leave_proposals" USING btree ("colleague_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_requests_open" ON "session_requests" USING btree ("session_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "session_requests_session" ON "session_requests" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_requests_person" ON "session_requests" USING btree ("person_id","requested_at");--> statement-breakpoint
CREATE INDEX "session_requests_decided" ON "session_requests" USING btree ("decided_at") WHERE decided_at is not null;
--> statement-breakpoint

-- Rubrics, comments, annotations, previews and comparisons of submissions ---------------------------------------------

CREATE TABLE "feedback_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_annotations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"x" numeric(5, 4) NOT NULL,
	"y" numeric(5, 4) NOT NULL,
	"text" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_annotations_on_page" CHECK ("work_annotations"."page" > 0 and "work_annotations"."x" between 0 and 1 and "work_annotations"."y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "work_previews" (
	"source_key" text PRIMARY KEY NOT NULL,
	"key" text,
	"size" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_similarities" (
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"percent" smallint NOT NULL,
	CONSTRAINT "work_similarities_assignment_id_student_id_other_id_pk" PRIMARY KEY("assignment_id","student_id","other_id"),
	CONSTRAINT "work_similarities_percent" CHECK ("work_similarities"."percent" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "assignment_feedback" ADD COLUMN "rubric" jsonb;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "compared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "rubric" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_comments" ADD CONSTRAINT "feedback_comments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_annotations" ADD CONSTRAINT "work_annotations_file_id_submission_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."submission_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_annotations" ADD CONSTRAINT "work_annotations_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_similarities" ADD CONSTRAINT "work_similarities_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_similarities" ADD CONSTRAINT "work_similarities_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_similarities" ADD CONSTRAINT "work_similarities_other_id_people_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_comments_person" ON "feedback_comments" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "work_annotations_file" ON "work_annotations" USING btree ("file_id","page");--> statement-breakpoint
CREATE UNIQUE INDEX "work_previews_key" ON "work_previews" USING btree ("key");--> statement-breakpoint
CREATE INDEX "work_similarities_student" ON "work_similarities" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "work_similarities_other" ON "work_similarities" USING btree ("other_id");
--> statement-breakpoint

-- Start and end dates of people ---------------------------------------------------------------------------------------

ALTER TABLE "people" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "ends_on" date;--> statement-breakpoint
-- People start on the day they were added, or on the first day something was recorded about them, so that nothing
-- from before their account loses its meaning.
UPDATE people p SET starts_on = least(
	(p.created_at at time zone coalesce((SELECT time_zone FROM institution), 'UTC'))::date,
	(SELECT min(s.starts_at at time zone coalesce((SELECT time_zone FROM institution), 'UTC'))::date
		FROM attendance_records r JOIN sessions s ON s.id = r.session_id WHERE r.student_id = p.id),
	(SELECT min(d.date) FROM staff_days d WHERE d.person_id = p.id),
	(SELECT min(f.first_day) FROM pay_profiles f WHERE f.person_id = p.id)
);--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "starts_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_dates" CHECK (ends_on >= starts_on);--> statement-breakpoint
-- A server of the version before, which may still run during an upgrade, adds people without a start date.
CREATE FUNCTION note_starts_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.starts_on := (NEW.created_at at time zone coalesce((SELECT time_zone FROM institution), 'UTC'))::date;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER people_starts_on BEFORE INSERT ON people FOR EACH ROW WHEN (NEW.starts_on IS NULL)
	EXECUTE FUNCTION note_starts_on();--> statement-breakpoint
-- Records from before a person joined or after they left don't count.
CREATE FUNCTION mark_figures_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT 'session', session_id FROM attendance_records WHERE student_id = NEW.id;
	INSERT INTO stale_figures (kind, ref)
	SELECT 'class', class_id FROM enrolments WHERE student_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER people_stale AFTER UPDATE ON people FOR EACH ROW WHEN (
	(OLD.starts_on, OLD.ends_on) IS DISTINCT FROM (NEW.starts_on, NEW.ends_on)
) EXECUTE FUNCTION mark_figures_of_person();
--> statement-breakpoint

-- Search entries ------------------------------------------------------------------------------------------------------

CREATE TABLE "search_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"keys" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"class_id" uuid,
	"person_id" uuid,
	"seen_by" text[] NOT NULL,
	"sorted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "assignments_search_text";--> statement-breakpoint
DROP INDEX "exams_search_text";--> statement-breakpoint
DROP INDEX "mitigation_requests_search_text";--> statement-breakpoint
DROP INDEX "people_name_text";--> statement-breakpoint
DROP INDEX "people_search_text";--> statement-breakpoint
DROP INDEX "courses_search_text";--> statement-breakpoint
CREATE INDEX "search_entries_class" ON "search_entries" USING btree ("class_id") WHERE class_id is not null;--> statement-breakpoint
CREATE INDEX "search_entries_person" ON "search_entries" USING btree ("person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "search_entries_latest" ON "search_entries" USING btree ("kind","sorted_at") WHERE sorted_at is not null;--> statement-breakpoint
ALTER TABLE "assignments" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "exams" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "leave_types" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "mitigation_requests" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "people" DROP COLUMN "name_text";--> statement-breakpoint
ALTER TABLE "people" DROP COLUMN "number_text";--> statement-breakpoint
ALTER TABLE "people" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "terms" DROP COLUMN "search_text";
--> statement-breakpoint

-- What everything is found by, and who sees it: the definition of `search_entries`. `labels` says where the words of
-- `texts` occur; roles look up words by label (`search-query.rules.ts`). Archived things
-- can't be found, but what belongs to them can.
CREATE VIEW search_sources AS
with sources as (
	-- Students see their lecturers, lecturers their students.
	select 'person' as kind, p.id, p.first_name || ' ' || p.last_name as name,
		array['person', 'number', 'email'] as labels,
		array[p.first_name || ' ' || p.last_name, p.number, p.email::text] as texts,
		array[p.number, p.email::text] as keys,
		null::uuid as class_id, null::uuid as person_id, '{lecturer,student}'::text[] as seen_by, null::timestamptz as sorted_at
	from people p where p.archived_at is null
	union all
	select 'class', k.id, c.title,
		array['class', 'class-term'], array[c.code::text || ' ' || c.title, t.name], array[c.code::text],
		k.id, null, '{lecturer,student}', (t.first_day + time '00:00') at time zone 'UTC'
	from classes k join courses c on c.id = k.course_id join terms t on t.id = k.term_id where k.archived_at is null
	union all
	select 'course', c.id, c.title,
		array['course'], array[c.code::text || ' ' || c.title], array[c.code::text],
		null, null, '{}', null
	from courses c where c.archived_at is null
	union all
	select 'assignment', w.id, w.title,
		array['assignment', 'assignment-course'], array[w.title, c.code::text || ' ' || c.title], '{}',
		w.class_id, null,
		case when w.published_at is null then '{lecturer}'::text[] else '{lecturer,student}' end, w.due_at
	from assignments w join classes k on k.id = w.class_id join courses c on c.id = k.course_id
	where w.archived_at is null
	union all
	select 'exam', w.id, w.title,
		array['exam', 'exam-course'], array[w.title, c.code::text || ' ' || c.title], '{}',
		w.class_id, null,
		case when w.published_at is null then '{}'::text[]
			when w.sitting = 'class' then '{lecturer,student}'
			-- Students who sit a deferred exam are found in `exam_deferrals`.
			else '{lecturer}' end,
		w.starts_at
	from exams w join classes k on k.id = w.class_id join courses c on c.id = k.course_id
	where w.archived_at is null
	union all
	select 'mitigation', m.id, m.title,
		array['mitigation', 'mitigation-person'],
		array[concat_ws(' ', m.title, m.course_code, m.assignment_name),
			concat_ws(' ', p.first_name, p.last_name, p.email::text, p.number)],
		'{}', null, p.id, '{student}', m.request_date
	from mitigation_requests m join people p on p.id = m.student_id
	union all
	select 'leave', r.id, t.name::text,
		array['leave', 'leave-person'],
		array[t.name::text || ' leave', concat_ws(' ', p.first_name, p.last_name, p.email::text, p.number)],
		'{}', null, p.id, '{lecturer,staff}', r.submitted_at
	from leave_requests r join people p on p.id = r.person_id join leave_types t on t.id = r.leave_type_id
)
select s.id, s.kind, search_fold(s.name) as title, coalesce(w.text, '') as text,
	array(select search_fold(key) from unnest(s.keys) key where key is not null) as keys,
	coalesce(w.words, '') as words, s.class_id, s.person_id, s.seen_by, s.sorted_at
from sources s
cross join lateral (
	-- Nobody types more than 80 letters.
	select string_agg(word, ' ') as text, array_to_tsvector(array_agg(label || ' ' || left(word, 80))) as words
	from unnest(s.labels, s.texts) as part (label, text)
	cross join lateral string_to_table(search_fold(part.text), ' ') word
	where word <> '') w;
--> statement-breakpoint

-- Adds the words of these texts to those that misspellings are compared with. Numbers and addresses have to be typed
-- right.
CREATE FUNCTION write_search_words(texts text[]) RETURNS void LANGUAGE sql AS $$
	insert into search_words
		select distinct word from unnest(texts) t, string_to_table(t, ' ') word where word ~ '^[^0-9@]{2,30}$'
		on conflict do nothing
$$;
--> statement-breakpoint

-- Makes the entries with these ids match the view.
-- One plan for all, because planning the view takes longer than reading it.
-- It never reads a whole table, even if the table was empty when the plan was made and has been filled since.
CREATE FUNCTION write_search_entries(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = 'force_generic_plan' SET enable_seqscan = off AS $$
begin
	delete from search_entries where id = any(ids);
	insert into search_entries select * from search_sources where id = any(ids);
	perform write_search_words(array(select text from search_entries where id = any(ids)));
end
$$;
--> statement-breakpoint

-- Keeps the entries of a changed row up to date, and those of everything that is found by its name.
CREATE FUNCTION index_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'DELETE' then
		delete from search_entries where id = old.id;
		return null;
	end if;
	perform write_search_entries(case tg_table_name
		when 'people' then array(select new.id
			union all select id from mitigation_requests where student_id = new.id
			union all select id from leave_requests where person_id = new.id)
		when 'courses' then array(select new.id
			union all select id from classes where course_id = new.id
			union all select w.id from assignments w join classes k on k.id = w.class_id where k.course_id = new.id
			union all select w.id from exams w join classes k on k.id = w.class_id where k.course_id = new.id)
		when 'classes' then array(select new.id
			union all select id from assignments where class_id = new.id
			union all select id from exams where class_id = new.id)
		when 'terms' then array(select id from classes where term_id = new.id)
		when 'leave_types' then array(select id from leave_requests where leave_type_id = new.id)
		else array[new.id] end);
	return null;
end
$$;
--> statement-breakpoint

-- Writes the entries of new rows, all those of a statement at once, because imports add thousands.
CREATE FUNCTION index_added_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	perform write_search_entries(array(select id from added));
	return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER people_search_added AFTER INSERT ON people REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION index_added_for_search();
--> statement-breakpoint
CREATE TRIGGER people_search AFTER DELETE OR UPDATE OF first_name, last_name, email, number, archived_at ON people
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER terms_search AFTER UPDATE OF name, first_day ON terms
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER courses_search_added AFTER INSERT ON courses REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION index_added_for_search();
--> statement-breakpoint
CREATE TRIGGER courses_search AFTER DELETE OR UPDATE OF code, title, archived_at ON courses
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER classes_search_added AFTER INSERT ON classes REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION index_added_for_search();
--> statement-breakpoint
CREATE TRIGGER classes_search AFTER DELETE OR UPDATE OF course_id, term_id, archived_at ON classes
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER assignments_search_added AFTER INSERT ON assignments REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION index_added_for_search();
--> statement-breakpoint
CREATE TRIGGER assignments_search AFTER DELETE OR UPDATE OF class_id, title, due_at, published_at, archived_at ON assignments
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER exams_search_added AFTER INSERT ON exams REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION index_added_for_search();
--> statement-breakpoint
CREATE TRIGGER exams_search AFTER DELETE OR UPDATE OF class_id, title, sitting, starts_at, published_at, archived_at ON exams
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER mitigation_requests_search_added AFTER INSERT ON mitigation_requests REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION index_added_for_search();
--> statement-breakpoint
CREATE TRIGGER mitigation_requests_search AFTER DELETE OR UPDATE OF student_id, title, course_code, assignment_name, request_date ON mitigation_requests
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER leave_requests_search_added AFTER INSERT ON leave_requests REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION index_added_for_search();
--> statement-breakpoint
CREATE TRIGGER leave_requests_search AFTER DELETE OR UPDATE OF person_id, leave_type_id, submitted_at ON leave_requests
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER leave_types_search AFTER UPDATE OF name ON leave_types
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint

-- By hand: what there is already.
INSERT INTO search_entries SELECT * FROM search_sources;
--> statement-breakpoint
SELECT write_search_words(array(SELECT text FROM search_entries));
--> statement-breakpoint

-- Generated, but after the rows, which is three times as fast.
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);
