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
ALTER TABLE "terms" DROP COLUMN "search_text";--> statement-breakpoint

-- By hand: search ---------------------------------------------------------------------------------------------------

-- What everything is found by, and who sees it: the definition of `search_entries`. `labels` says where the words of
-- `texts` occur; roles look up words by label (`search-query.rules.ts`). The ids after `sorted_at` are those whose
-- change changes the entry. Archived things can't be found, but what belongs to them can.
CREATE VIEW search_sources AS
with sources as (
	select 'person' as kind, p.id, p.first_name || ' ' || p.last_name as name,
		array['person', 'number', 'email'] as labels,
		array[p.first_name || ' ' || p.last_name, p.number, p.email::text] as texts,
		array[p.number, p.email::text] as keys,
		null::uuid as class_id, null::uuid as person_id, '{}'::text[] as seen_by, null::timestamptz as sorted_at
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

-- Makes the entries of these ids match the view, and adds their words to those that misspellings are compared with.
-- Numbers and addresses have to be typed right.
-- One plan for all, because planning the view takes longer than reading it.
CREATE FUNCTION write_search_entries(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = 'force_generic_plan' AS $$
begin
	delete from search_entries where id = any(ids);
	insert into search_entries select * from search_sources where id = any(ids);
	insert into search_words
		select distinct word from search_entries e, string_to_table(e.text, ' ') word
		where e.id = any(ids) and word ~ '^[^0-9@]{2,30}$'
		on conflict do nothing;
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
	perform write_search_entries(case
		when tg_op = 'INSERT' then array[new.id]
		else case tg_table_name
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
			else array[new.id] end
		end);
	return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER people_search AFTER INSERT OR DELETE OR UPDATE OF first_name, last_name, email, number, archived_at ON people
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER terms_search AFTER UPDATE OF name, first_day ON terms
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER courses_search AFTER INSERT OR DELETE OR UPDATE OF code, title, archived_at ON courses
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER classes_search AFTER INSERT OR DELETE OR UPDATE OF course_id, term_id, archived_at ON classes
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER assignments_search AFTER INSERT OR DELETE OR UPDATE OF class_id, title, due_at, published_at, archived_at ON assignments
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER exams_search AFTER INSERT OR DELETE OR UPDATE OF class_id, title, sitting, starts_at, published_at, archived_at ON exams
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER mitigation_requests_search AFTER INSERT OR DELETE OR UPDATE OF student_id, title, course_code, assignment_name, request_date ON mitigation_requests
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER leave_requests_search AFTER INSERT OR DELETE OR UPDATE OF person_id, leave_type_id, submitted_at ON leave_requests
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER leave_types_search AFTER UPDATE OF name ON leave_types
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint

-- By hand: what there is already.
INSERT INTO search_entries SELECT * FROM search_sources;
--> statement-breakpoint
INSERT INTO search_words SELECT DISTINCT word FROM search_entries e, string_to_table(e.text, ' ') word
	WHERE word ~ '^[^0-9@]{2,30}$';
--> statement-breakpoint

-- Generated, but after the rows, which is three times as fast.
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);
