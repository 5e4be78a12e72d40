CREATE TABLE "saml_logout_requests" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saml_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name_hash" "bytea" NOT NULL,
	"index_hash" "bytea",
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"base_url" text NOT NULL,
	"token_url" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"scopes" text NOT NULL,
	"sync_hour" integer,
	"review_above_percent" integer NOT NULL,
	"responsible_id" uuid NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"next_sync_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_syncs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"changed_since" timestamp (3) with time zone,
	"result" text,
	"reason" text,
	"import_id" uuid
);
--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "signs_out" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "logout_url" text;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "logout_response_url" text;--> statement-breakpoint
ALTER TABLE "saml_sessions" ADD CONSTRAINT "saml_sessions_session_id_sign_in_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sign_in_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_sessions" ADD CONSTRAINT "saml_sessions_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_sources" ADD CONSTRAINT "roster_sources_responsible_id_people_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_syncs" ADD CONSTRAINT "roster_syncs_source_id_roster_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."roster_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_syncs" ADD CONSTRAINT "roster_syncs_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saml_sessions_name" ON "saml_sessions" USING btree ("provider_id","name_hash");--> statement-breakpoint
CREATE INDEX "roster_syncs_started" ON "roster_syncs" USING btree ("source_id","started_at");--> statement-breakpoint
CREATE INDEX "roster_syncs_import" ON "roster_syncs" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "people_phone" ON "people" USING gin (phone gin_trgm_ops) WHERE phone is not null;--> statement-breakpoint

-- By hand: the view of 0009 with phone numbers, by which only admins find people.
CREATE OR REPLACE VIEW search_sources AS
with sources as (
	-- Students see their lecturers, lecturers their students.
	select 'person' as kind, p.id, p.first_name || ' ' || p.last_name as name,
		array['person', 'number', 'email', 'phone'] as labels,
		array[p.first_name || ' ' || p.last_name, p.number, p.email::text,
			-- The number from each of its digits on, so that its last digits find it, and those after the country code.
			(select string_agg(substr(p.phone, first), ' ') from generate_series(2, length(p.phone) - 3) first)] as texts,
		array[p.number, p.email::text, p.phone] as keys,
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
CREATE OR REPLACE TRIGGER people_search
	AFTER DELETE OR UPDATE OF first_name, last_name, email, number, phone, archived_at ON people
	FOR EACH ROW EXECUTE FUNCTION index_for_search();
--> statement-breakpoint

-- The numbers that there are already.
UPDATE search_entries e SET text = s.text, keys = s.keys, words = s.words
	FROM search_sources s
	WHERE s.id = e.id AND s.kind = 'person' AND e.id IN (SELECT id FROM people WHERE phone IS NOT NULL);
