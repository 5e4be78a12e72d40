CREATE TABLE "class_materials" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_cases" ADD COLUMN "next_step" text;--> statement-breakpoint
ALTER TABLE "student_cases" ADD COLUMN "next_step_on" date;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_message" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "department_id" uuid;--> statement-breakpoint
ALTER TABLE "class_materials" ADD CONSTRAINT "class_materials_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_department" ON "people" USING btree ("department_id") WHERE department_id is not null;--> statement-breakpoint
ALTER TABLE "student_cases" ADD CONSTRAINT "student_cases_next_step" CHECK (num_nonnulls("student_cases"."next_step", "student_cases"."next_step_on") in (0, 2));--> statement-breakpoint
-- In the code departments are declared after people, so Drizzle can't add this.
ALTER TABLE "people" ADD CONSTRAINT "people_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Somebody who becomes a student, also by an import or a directory, has the department of their programme from then on.
CREATE FUNCTION clear_department_of_student() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.department_id := NULL;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER people_department BEFORE INSERT OR UPDATE OF role, department_id ON people FOR EACH ROW WHEN (
	NEW.role = 'student' AND NEW.department_id IS NOT NULL
) EXECUTE FUNCTION clear_department_of_student();
--> statement-breakpoint

-- By hand: the view of 0002 with batches and rooms, which only admins find. Triggers keep their entries.
CREATE OR REPLACE VIEW search_sources AS
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
	select 'batch', b.id, b.code::text, array['batch'], array[b.code::text], array[b.code::text],
		null, null, '{}', null
	from batches b where b.archived_at is null
	union all
	select 'room', r.id, r.name::text, array['room'], array[r.name::text], array[r.name::text],
		null, null, '{}', null
	from rooms r where r.archived_at is null
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
CREATE TRIGGER batches_search_added AFTER INSERT ON batches REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION index_added_for_search();
--> statement-breakpoint
CREATE TRIGGER batches_search AFTER DELETE OR UPDATE OF code, archived_at ON batches
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint
CREATE TRIGGER rooms_search_added AFTER INSERT ON rooms REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION index_added_for_search();
--> statement-breakpoint
CREATE TRIGGER rooms_search AFTER DELETE OR UPDATE OF name, archived_at ON rooms
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint

-- What there is already.
INSERT INTO search_entries SELECT * FROM search_sources WHERE kind IN ('batch', 'room');
--> statement-breakpoint
SELECT write_search_words(array(SELECT text FROM search_entries WHERE kind IN ('batch', 'room')));
--> statement-breakpoint

-- What a person or an import decided against is "rejected" everywhere, as on the screens. "Refused" is left to attempts
-- to check in, and to requests that the server doesn't process. Events of the audit log keep the words of their time.
UPDATE staff_corrections SET status = 'rejected' WHERE status = 'refused';--> statement-breakpoint
UPDATE mail_outbox SET problem = CASE problem WHEN 'refused' THEN 'rejected' ELSE 'login-rejected' END
  WHERE problem IN ('refused', 'login-refused');--> statement-breakpoint
-- The digest of a dry run covers the outcome. Without a new one, the import would have to be checked again.
UPDATE import_rows SET outcome = 'reject', seen = CASE seen
    WHEN md5('refuse' || coalesce(before::text, '') || coalesce(reason, ''))
    THEN md5('reject' || coalesce(before::text, '') || coalesce(reason, ''))
    ELSE seen END
  WHERE outcome = 'refuse';--> statement-breakpoint
UPDATE imports SET kinds = (
    SELECT jsonb_agg(kind - 'refuse' || jsonb_build_object('reject', kind -> 'refuse') ORDER BY place)
    FROM jsonb_array_elements(kinds) WITH ORDINALITY AS counted (kind, place))
  WHERE jsonb_array_length(kinds) > 0;--> statement-breakpoint
-- "Acknowledge" is the word of the screens for this decision.
UPDATE pay_discrepancies SET decision = 'acknowledged' WHERE decision = 'noted';
