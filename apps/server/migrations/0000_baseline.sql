-- The whole schema of the first release. docs/database.md describes each table and trigger, *.tables.ts each column.
--
--  1  Extensions                   9  Timetable                   17  Leave
--  2  Search text                 10  Attendance                  18  Payroll
--  3  Figures to recompute        11  Exams                       19  Displays
--  4  People                      12  Bookings                    20  Analytics
--  5  Accounts                    13  Assignments                 21  Mail
--  6  Faces and consent           14  Mitigation                  22  Notifications
--  7  Settings                    15  Results                     23  Imports
--  8  Structure                   16  Staff attendance            24  Audit, retention, privacy
--
-- Each table is followed by its indexes, its triggers and the functions that these run. The functions are plpgsql, so
-- they may use tables that come later. Foreign keys have the names that Drizzle gives them.


-- 1. Extensions ------------------------------------------------------------------------------------------------------

-- Email addresses, codes and names that are unique whatever their case.
CREATE EXTENSION IF NOT EXISTS citext;
-- Trigram indexes for searching.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
-- Exclusion constraints that combine an id with a range of time.
CREATE EXTENSION IF NOT EXISTS btree_gist;


-- 2. Search text -----------------------------------------------------------------------------------------------------

-- Removes case, accents and punctuation so that stored text matches what people type. `search-fold.ts` in the contract
-- does the same to what they type. Generated columns use it, so it calls only immutable built-in functions. The indexes
-- of these columns are kept up to date at once (`fastupdate = off`), because every search would have to read entries not
-- yet merged.
CREATE FUNCTION search_fold(words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select case when words ~ '^[ -~]*$' then
    -- The same for text without accents, which nearly all is, at a fraction of the cost.
    btrim(regexp_replace(
      translate(lower(words collate "C"), '-,;:()"[]''`', '         '),
      '( |\.+(?= |$))+', ' ', 'g'), ' ')
  else btrim(
    regexp_replace(
    regexp_replace(
    regexp_replace(
    replace(replace(replace(replace(
    translate(
      normalize(
        regexp_replace(
          lower(normalize(words, NFKD) collate "und-x-icu") collate "C",
          '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'),
        NFC),
      E'\u00f8\u0142\u0111\u00f0\u0127\u0131\u0167\u0649\u0629',
      E'olddhit\u064a\u0647'),
      E'\u00df', 'ss'), E'\u00e6', 'ae'), E'\u0153', 'oe'), E'\u00fe', 'th'),
    '[''\u2019\u2018\u02bc\u02bb\u02bf\u02be`\u00b4]', '', 'g'),
    '([\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff])', ' \1 ', 'g'),
    '([\u0001-\u0020\u00a0\u1680\u2000-\u200b\u2010-\u2015\u2028\u2029\u202f\u205f\u3000\ufeff,;:()"[\]-]|\.+(?=[\u0001-\u0020\u00a0\u1680\u2000-\u200b\u2010-\u2015\u2028\u2029\u202f\u205f\u3000\ufeff,;:()"[\]-]|$))+', ' ', 'g'),
    ' ') end
$$;


-- 3. Figures to recompute --------------------------------------------------------------------------------------------

-- A session or class whose figures no longer match the records. Triggers add a row in the transaction of the change; a
-- worker recomputes the figures and deletes it. There is no unique key, so that people who check in at the same time
-- don't wait for one another.
CREATE TABLE stale_figures (
	id bigserial PRIMARY KEY,
	kind text NOT NULL,
	ref uuid NOT NULL,
	due_at timestamptz(3) NOT NULL DEFAULT '-infinity'
);
CREATE INDEX stale_figures_due ON stale_figures (kind, due_at, id);
CREATE INDEX stale_figures_ref ON stale_figures (ref);

-- Shared by all tables whose rows name a session: the figures of these sessions are recomputed.
CREATE FUNCTION mark_changed_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref) SELECT DISTINCT 'session', session_id FROM changed;
	RETURN NULL;
END $$;

-- Shared by all tables whose rows name a class: the figures of these classes are recomputed.
CREATE FUNCTION mark_changed_classes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref) SELECT DISTINCT 'class', class_id FROM changed;
	RETURN NULL;
END $$;

-- Recomputes everything, when an admin rebuilds the analytics or the institution's time zone changes.
CREATE FUNCTION mark_all_figures() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE marked bigint;
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT 'session', id FROM sessions s WHERE EXISTS (SELECT 1 FROM attendance_records r WHERE r.session_id = s.id)
	UNION ALL SELECT DISTINCT 'session', session_id FROM session_figures
	UNION ALL SELECT 'class', id FROM classes
	UNION ALL SELECT DISTINCT 'class', class_id FROM student_figures;
	GET DIAGNOSTICS marked = ROW_COUNT;
	INSERT INTO stale_figures (kind, ref, due_at)
	SELECT 'class', class_id, due_at FROM assignments WHERE due_at > now()
	UNION SELECT 'class', a.class_id, d.due_at FROM student_due_dates d JOIN assignments a ON a.id = d.assignment_id WHERE d.due_at > now();
	RETURN marked;
END $$;

-- A trigger that sees all changed rows at once can have only one event. That is why most of the triggers *_stale_*
-- below come in threes: insert, update and delete.


-- 4. People ----------------------------------------------------------------------------------------------------------

-- A person: student, lecturer, staff or admin.
CREATE TABLE people (
	id uuid PRIMARY KEY,
	email citext NOT NULL,
	first_name text NOT NULL,
	last_name text NOT NULL,
	role text NOT NULL,
	employment_type text,
	number text,
	is_active boolean NOT NULL DEFAULT true,
	profile_image text,
	face_descriptor bytea,
	face_registered_at timestamptz(3),
	face_photo text,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	archived_at timestamptz(3),
	admin_since timestamptz(3),
	vouched_at timestamptz(3),
	inactive_since timestamptz(3),
	version integer NOT NULL DEFAULT 0,
	name_text text NOT NULL GENERATED ALWAYS AS (' ' || search_fold(first_name || ' ' || last_name)) STORED,
	number_text text NOT NULL GENERATED ALWAYS AS (' ' || search_fold(coalesce(number, ''))) STORED,
	search_text text NOT NULL
		GENERATED ALWAYS AS (' ' || search_fold(first_name || ' ' || last_name || ' ' || email::text || ' ' || coalesce(number, ''))) STORED,
	CONSTRAINT people_student_employment CHECK (role <> 'student' OR employment_type IS NULL)
);
CREATE UNIQUE INDEX people_email ON people (email) WHERE archived_at IS NULL;
CREATE UNIQUE INDEX people_number ON people (lower(number)) WHERE archived_at IS NULL;
CREATE INDEX people_role ON people (role);
CREATE INDEX people_inactive ON people (inactive_since) WHERE inactive_since IS NOT NULL;
CREATE INDEX people_search ON people
	USING gin ((first_name || ' ' || last_name || ' ' || email::text || ' ' || coalesce(number, '')) gin_trgm_ops);
CREATE INDEX people_name_text ON people USING gin (name_text gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX people_search_text ON people USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);

-- Records since when somebody has been an admin, because new admins can't confirm sensitive operations for a day. The
-- first admin counts as vouched for: nobody else could do it.
CREATE FUNCTION note_admin_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.role <> 'admin' THEN
		NEW.admin_since := NULL;
		NEW.vouched_at := NULL;
	ELSE
		NEW.admin_since := NEW.updated_at;
		NEW.vouched_at := CASE
			WHEN NOT EXISTS (SELECT 1 FROM people WHERE role = 'admin' AND id <> NEW.id) THEN NEW.updated_at
		END;
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER people_admin_since BEFORE INSERT OR UPDATE ON people FOR EACH ROW WHEN (
	(NEW.role = 'admin') = (NEW.admin_since IS NULL)
) EXECUTE FUNCTION note_admin_since();

-- Records since when somebody has been disabled or archived, because retention periods start then.
CREATE FUNCTION note_inactive_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.inactive_since := CASE WHEN NEW.is_active AND NEW.archived_at IS NULL THEN NULL ELSE NEW.updated_at END;
	RETURN NEW;
END $$;
CREATE TRIGGER people_inactive_since BEFORE INSERT OR UPDATE ON people FOR EACH ROW WHEN (
	(NEW.is_active AND NEW.archived_at IS NULL) = (NEW.inactive_since IS NOT NULL)
) EXECUTE FUNCTION note_inactive_since();

-- Removes the displays of somebody who is disabled, archived or given another role. Enabling them brings none back.
CREATE FUNCTION end_displays_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from displays where paired_by = new.id
    and (not new.is_active or new.archived_at is not null or new.role is distinct from old.role);
  return null;
end $$;
CREATE TRIGGER people_end_displays AFTER UPDATE OF is_active, archived_at, role ON people
  FOR EACH ROW EXECUTE FUNCTION end_displays_of_person();


-- 5. Accounts --------------------------------------------------------------------------------------------------------

-- The Argon2id hash of a person's password.
CREATE TABLE passwords (
	person_id uuid PRIMARY KEY CONSTRAINT passwords_person_id_people_id_fk REFERENCES people (id),
	hash text NOT NULL,
	set_at timestamptz(3) NOT NULL
);

-- An account at an OpenID Connect issuer that signs a person in.
CREATE TABLE identities (
	id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT identities_id_unique UNIQUE,
	issuer text NOT NULL,
	subject text NOT NULL,
	person_id uuid NOT NULL CONSTRAINT identities_person_id_people_id_fk REFERENCES people (id),
	email text,
	linked_at timestamptz(3) NOT NULL,
	CONSTRAINT identities_issuer_subject_pk PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_person ON identities (person_id);

-- An auth session: a browser in which somebody is signed in. Its cookie holds the token, the row the hash.
CREATE TABLE sign_in_sessions (
	id uuid PRIMARY KEY,
	token_hash bytea NOT NULL CONSTRAINT sign_in_sessions_token_hash_unique UNIQUE,
	person_id uuid NOT NULL CONSTRAINT sign_in_sessions_person_id_people_id_fk REFERENCES people (id),
	created_at timestamptz(3) NOT NULL,
	seen_at timestamptz(3) NOT NULL,
	expires_at timestamptz(3) NOT NULL,
	confirmed_at timestamptz(3),
	two_factors boolean NOT NULL DEFAULT false,
	address text NOT NULL,
	user_agent text NOT NULL
);
CREATE INDEX sign_in_sessions_person ON sign_in_sessions (person_id);

-- An invitation or password reset link that still works.
CREATE TABLE account_links (
	token_hash bytea PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT account_links_person_id_people_id_fk REFERENCES people (id),
	purpose text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	expires_at timestamptz(3) NOT NULL
);
CREATE INDEX account_links_person ON account_links (person_id, purpose);

-- Attempts counted against a limit, such as failed sign-ins of an account or from an address. Keys are keyed hashes.
CREATE TABLE attempt_counters (
	key bytea PRIMARY KEY,
	count integer NOT NULL,
	window_ends_at timestamptz(3) NOT NULL
);

-- The public key of a passkey.
CREATE TABLE passkeys (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT passkeys_person_id_people_id_fk REFERENCES people (id),
	credential_id text NOT NULL CONSTRAINT passkeys_credential_id_unique UNIQUE,
	public_key bytea NOT NULL,
	counter bigint NOT NULL,
	transports text[] NOT NULL,
	name text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	last_used_at timestamptz(3)
);
CREATE INDEX passkeys_person ON passkeys (person_id, id);

-- A passkey challenge that was answered, so that no answer counts twice.
CREATE TABLE answered_passkey_challenges (
	id uuid PRIMARY KEY,
	expires_at timestamptz(3) NOT NULL
);
CREATE INDEX answered_passkey_challenges_expiry ON answered_passkey_challenges (expires_at);

-- The sealed secret shared with a person's authenticator app.
CREATE TABLE second_factors (
	person_id uuid PRIMARY KEY CONSTRAINT second_factors_person_id_people_id_fk REFERENCES people (id),
	secret bytea NOT NULL,
	created_at timestamptz(3) NOT NULL,
	confirmed_at timestamptz(3),
	last_step bigint NOT NULL DEFAULT 0
);

-- The hash of an unused recovery code.
CREATE TABLE recovery_codes (
	person_id uuid NOT NULL CONSTRAINT recovery_codes_person_id_people_id_fk REFERENCES people (id),
	hash bytea NOT NULL,
	created_at timestamptz(3) NOT NULL,
	CONSTRAINT recovery_codes_person_id_hash_pk PRIMARY KEY (person_id, hash)
);


-- 6. Faces and consent -----------------------------------------------------------------------------------------------

-- The face that a person's check-ins are compared with. Descriptors are sealed.
CREATE TABLE face_profiles (
	person_id uuid PRIMARY KEY CONSTRAINT face_profiles_person_id_people_id_fk REFERENCES people (id),
	descriptor bytea NOT NULL,
	photo text NOT NULL,
	registered_at timestamptz(3) NOT NULL,
	is_active boolean NOT NULL DEFAULT true
);

-- A face registration that waits for an admin's review.
CREATE TABLE face_reviews (
	person_id uuid PRIMARY KEY CONSTRAINT face_reviews_person_id_people_id_fk REFERENCES people (id),
	descriptor bytea NOT NULL,
	photo text NOT NULL,
	registered_at timestamptz(3) NOT NULL,
	reasons text[] NOT NULL,
	resembles_id uuid CONSTRAINT face_reviews_resembles_id_people_id_fk REFERENCES people (id),
	similarity real
);

-- Sealed frames of a recent accepted face check, kept to detect replays.
CREATE TABLE face_probes (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT face_probes_person_id_people_id_fk REFERENCES people (id),
	frames bytea NOT NULL,
	at timestamptz(3) NOT NULL
);
CREATE INDEX face_probes_person ON face_probes (person_id, id);

-- A consent that was given or withdrawn. Rows are only added.
CREATE TABLE consents (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT consents_person_id_people_id_fk REFERENCES people (id),
	purpose text NOT NULL,
	version text NOT NULL,
	decision text NOT NULL,
	at timestamptz(3) NOT NULL
);
CREATE INDEX consents_person ON consents (person_id, purpose, id);

-- A receipt: what was deleted of a person's face data, and when.
CREATE TABLE face_deletions (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT face_deletions_person_id_people_id_fk REFERENCES people (id),
	deleted_at timestamptz(3) NOT NULL,
	cause text NOT NULL,
	deleted text[] NOT NULL
);
CREATE INDEX face_deletions_person ON face_deletions (person_id);


-- 7. Settings --------------------------------------------------------------------------------------------------------

-- The institution and its settings: one row, added by the set-up.
CREATE TABLE institution (
	"only" boolean PRIMARY KEY DEFAULT true,
	name text NOT NULL,
	time_zone text NOT NULL,
	settings jsonb NOT NULL DEFAULT '{}',
	version integer NOT NULL DEFAULT 0,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	CONSTRAINT institution_is_one CHECK ("only")
);

-- Recomputes figures that depend on settings. A past term keeps the required percentage it ended with.
CREATE FUNCTION mark_figures_of_institution() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.time_zone IS DISTINCT FROM NEW.time_zone THEN
		PERFORM mark_all_figures();
	ELSE
		INSERT INTO stale_figures (kind, ref)
		SELECT 'class', k.id FROM classes k JOIN terms t ON t.id = k.term_id WHERE t.last_day >= current_date;
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER institution_stale AFTER UPDATE ON institution FOR EACH ROW WHEN (
	OLD.time_zone IS DISTINCT FROM NEW.time_zone
	OR OLD.settings #> '{attendance,requiredPercentage}' IS DISTINCT FROM NEW.settings #> '{attendance,requiredPercentage}'
) EXECUTE FUNCTION mark_figures_of_institution();

-- A fact about this installation, such as the fingerprint of its secret.
CREATE TABLE installation (
	name text PRIMARY KEY,
	value text NOT NULL
);


-- 8. Structure -------------------------------------------------------------------------------------------------------

-- A department, which has programmes and courses.
CREATE TABLE departments (
	id uuid PRIMARY KEY,
	name text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	archived_at timestamptz(3),
	version integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX departments_name ON departments (lower(name));

-- A programme of a department.
CREATE TABLE programmes (
	id uuid PRIMARY KEY,
	department_id uuid NOT NULL CONSTRAINT programmes_department_id_departments_id_fk REFERENCES departments (id),
	name text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	archived_at timestamptz(3),
	version integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX programmes_name ON programmes (department_id, lower(name));

-- A programme's intake of one year.
CREATE TABLE batches (
	id uuid PRIMARY KEY,
	programme_id uuid NOT NULL CONSTRAINT batches_programme_id_programmes_id_fk REFERENCES programmes (id),
	code citext NOT NULL CONSTRAINT batches_code_unique UNIQUE,
	intake_year integer NOT NULL,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	archived_at timestamptz(3),
	version integer NOT NULL DEFAULT 0
);
CREATE INDEX batches_programme ON batches (programme_id);

-- The batch that a student belongs to.
CREATE TABLE batch_members (
	student_id uuid PRIMARY KEY CONSTRAINT batch_members_student_id_people_id_fk REFERENCES people (id),
	batch_id uuid NOT NULL CONSTRAINT batch_members_batch_id_batches_id_fk REFERENCES batches (id)
);
CREATE INDEX batch_members_batch ON batch_members (batch_id);

-- Figures are grouped by the batch a student is in today, so all figures of a student who changes batch are recomputed.
CREATE FUNCTION mark_changed_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT DISTINCT 'session', r.session_id FROM changed m JOIN attendance_records r ON r.student_id = m.student_id;
	INSERT INTO stale_figures (kind, ref)
	SELECT DISTINCT 'class', e.class_id FROM changed m JOIN enrolments e ON e.student_id = m.student_id;
	RETURN NULL;
END $$;
CREATE TRIGGER batch_members_stale_insert AFTER INSERT ON batch_members
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_members();
CREATE TRIGGER batch_members_stale_update AFTER UPDATE ON batch_members
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_members();
CREATE TRIGGER batch_members_stale_delete AFTER DELETE ON batch_members
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_members();

-- A term, with its first and last day.
CREATE TABLE terms (
	id uuid PRIMARY KEY,
	name text NOT NULL,
	first_day date NOT NULL,
	last_day date NOT NULL,
	copied_from_id uuid CONSTRAINT terms_copied_from_id_terms_id_fk REFERENCES terms (id),
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	archived_at timestamptz(3),
	version integer NOT NULL DEFAULT 0,
	search_text text NOT NULL GENERATED ALWAYS AS (' ' || search_fold(name)) STORED,
	CONSTRAINT terms_in_order CHECK (first_day <= last_day)
);
CREATE UNIQUE INDEX terms_name ON terms (lower(name));
CREATE UNIQUE INDEX terms_copied_from ON terms (copied_from_id);

-- A holiday: days of a term without classes.
CREATE TABLE holidays (
	id uuid PRIMARY KEY,
	term_id uuid NOT NULL CONSTRAINT holidays_term_id_terms_id_fk REFERENCES terms (id),
	name text NOT NULL,
	first_day date NOT NULL,
	last_day date NOT NULL,
	CONSTRAINT holidays_in_order CHECK (first_day <= last_day)
);
CREATE INDEX holidays_term ON holidays (term_id);

-- A room, with its network and location for check-in restrictions.
CREATE TABLE rooms (
	id uuid PRIMARY KEY,
	name citext NOT NULL CONSTRAINT rooms_name_unique UNIQUE,
	capacity integer NOT NULL,
	network text,
	latitude double precision,
	longitude double precision,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	archived_at timestamptz(3),
	version integer NOT NULL DEFAULT 0
);

-- A course in the catalogue.
CREATE TABLE courses (
	id uuid PRIMARY KEY,
	department_id uuid CONSTRAINT courses_department_id_departments_id_fk REFERENCES departments (id),
	code citext NOT NULL CONSTRAINT courses_code_unique UNIQUE,
	title text NOT NULL,
	credits integer NOT NULL,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	archived_at timestamptz(3),
	version integer NOT NULL DEFAULT 0,
	search_text text NOT NULL GENERATED ALWAYS AS (' ' || search_fold(code::text || ' ' || title)) STORED
);
CREATE INDEX courses_department ON courses (department_id);
CREATE INDEX courses_search_text ON courses USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);

-- A course taught in one term.
CREATE TABLE classes (
	id uuid PRIMARY KEY,
	course_id uuid NOT NULL CONSTRAINT classes_course_id_courses_id_fk REFERENCES courses (id),
	term_id uuid NOT NULL CONSTRAINT classes_term_id_terms_id_fk REFERENCES terms (id),
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	archived_at timestamptz(3),
	version integer NOT NULL DEFAULT 0
);
CREATE INDEX classes_course ON classes (course_id);
CREATE INDEX classes_term ON classes (term_id);

-- A class that moves to another term takes its sessions along, so the figures of all of them are recomputed.
CREATE FUNCTION mark_moved_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT 'session', id FROM sessions WHERE class_id = NEW.id
	UNION ALL SELECT 'class', NEW.id;
	RETURN NULL;
END $$;
CREATE TRIGGER classes_stale_update AFTER UPDATE ON classes FOR EACH ROW
	WHEN (OLD.term_id IS DISTINCT FROM NEW.term_id) EXECUTE FUNCTION mark_moved_class();

-- A lecturer who teaches a class today.
CREATE TABLE class_lecturers (
	class_id uuid NOT NULL CONSTRAINT class_lecturers_class_id_classes_id_fk REFERENCES classes (id),
	lecturer_id uuid NOT NULL CONSTRAINT class_lecturers_lecturer_id_people_id_fk REFERENCES people (id),
	since timestamptz(3),
	CONSTRAINT class_lecturers_class_id_lecturer_id_pk PRIMARY KEY (class_id, lecturer_id)
);
CREATE INDEX class_lecturers_lecturer ON class_lecturers (lecturer_id);

-- Books or releases a lecturer or batch in the coming sessions of a class that they join or leave.
CREATE FUNCTION book_class_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM session_bookings b USING sessions s
		WHERE s.class_id = OLD.class_id AND b.session_id = s.id AND upper(b.during) > now()
			AND NOT EXISTS (
				SELECT 1 FROM session_occupations o
				WHERE o.session_id = b.session_id AND o.resource = b.resource AND o.resource_id = b.resource_id
			);
	ELSE
		INSERT INTO session_bookings (session_id, resource, resource_id, during)
		SELECT session_id, resource, resource_id, during FROM session_occupations o
		WHERE o.class_id = NEW.class_id
			AND NOT EXISTS (
				SELECT 1 FROM session_bookings b
				WHERE b.session_id = o.session_id AND b.resource = o.resource AND b.resource_id = o.resource_id
			);
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER class_lecturers_book AFTER INSERT OR DELETE ON class_lecturers
	FOR EACH ROW EXECUTE FUNCTION book_class_member();

-- A lecturer who used to teach a class.
CREATE TABLE past_class_lecturers (
	class_id uuid NOT NULL CONSTRAINT past_class_lecturers_class_id_classes_id_fk REFERENCES classes (id),
	lecturer_id uuid NOT NULL CONSTRAINT past_class_lecturers_lecturer_id_people_id_fk REFERENCES people (id),
	since timestamptz(3),
	until timestamptz(3) NOT NULL,
	CONSTRAINT past_class_lecturers_class_id_lecturer_id_until_pk PRIMARY KEY (class_id, lecturer_id, until),
	CONSTRAINT past_class_lecturers_in_order CHECK (since < until)
);
CREATE INDEX past_class_lecturers_lecturer ON past_class_lecturers (lecturer_id);

-- A batch that a class is for.
CREATE TABLE class_batches (
	class_id uuid NOT NULL CONSTRAINT class_batches_class_id_classes_id_fk REFERENCES classes (id),
	batch_id uuid NOT NULL CONSTRAINT class_batches_batch_id_batches_id_fk REFERENCES batches (id),
	CONSTRAINT class_batches_class_id_batch_id_pk PRIMARY KEY (class_id, batch_id)
);
CREATE INDEX class_batches_batch ON class_batches (batch_id);
-- The same for batches.
CREATE TRIGGER class_batches_book AFTER INSERT OR DELETE ON class_batches
	FOR EACH ROW EXECUTE FUNCTION book_class_member();

-- Books or releases a batch in the coming exams of a class it joins or leaves.
CREATE FUNCTION book_exam_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM book_exam(e.id) FROM exams e
	WHERE e.class_id = coalesce(NEW.class_id, OLD.class_id) AND e.ends_at > now();
	RETURN NULL;
END $$;
CREATE TRIGGER class_batches_book_exams AFTER INSERT OR DELETE ON class_batches
	FOR EACH ROW EXECUTE FUNCTION book_exam_batch();

-- A student enrolled in a class.
CREATE TABLE enrolments (
	class_id uuid NOT NULL CONSTRAINT enrolments_class_id_classes_id_fk REFERENCES classes (id),
	student_id uuid NOT NULL CONSTRAINT enrolments_student_id_people_id_fk REFERENCES people (id),
	batch_id uuid CONSTRAINT enrolments_batch_id_batches_id_fk REFERENCES batches (id),
	enrolled_at timestamptz(3) NOT NULL,
	left_at timestamptz(3),
	CONSTRAINT enrolments_class_id_student_id_pk PRIMARY KEY (class_id, student_id)
);
CREATE INDEX enrolments_student ON enrolments (student_id);
CREATE INDEX enrolments_present ON enrolments (class_id, student_id) WHERE left_at IS NULL;
CREATE INDEX enrolments_batch ON enrolments (batch_id);
-- A class has figures for the students enrolled in it.
CREATE TRIGGER enrolments_stale_insert AFTER INSERT ON enrolments
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_classes();
CREATE TRIGGER enrolments_stale_update AFTER UPDATE ON enrolments
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_classes();
CREATE TRIGGER enrolments_stale_delete AFTER DELETE ON enrolments
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_classes();

-- A weekly meeting of a class, in the institution's local time. Weekday 1 is Monday.
CREATE TABLE meetings (
	id uuid PRIMARY KEY,
	class_id uuid NOT NULL CONSTRAINT meetings_class_id_classes_id_fk REFERENCES classes (id),
	weekday smallint NOT NULL,
	starts_at time NOT NULL,
	ends_at time NOT NULL,
	room_id uuid CONSTRAINT meetings_room_id_rooms_id_fk REFERENCES rooms (id),
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	archived_at timestamptz(3),
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT meetings_in_order CHECK (starts_at < ends_at),
	CONSTRAINT meetings_weekday CHECK (weekday BETWEEN 1 AND 7)
);
CREATE INDEX meetings_class ON meetings (class_id);
CREATE INDEX meetings_room ON meetings (room_id);


-- 9. Timetable -------------------------------------------------------------------------------------------------------

-- A session: one dated meeting of a class.
CREATE TABLE sessions (
	id uuid PRIMARY KEY,
	class_id uuid NOT NULL CONSTRAINT sessions_class_id_classes_id_fk REFERENCES classes (id),
	meeting_id uuid CONSTRAINT sessions_meeting_id_meetings_id_fk REFERENCES meetings (id),
	room_id uuid CONSTRAINT sessions_room_id_rooms_id_fk REFERENCES rooms (id),
	starts_at timestamptz(3) NOT NULL,
	ends_at timestamptz(3) NOT NULL,
	status text NOT NULL DEFAULT 'scheduled',
	planned_starts_at timestamptz(3),
	planned_ends_at timestamptz(3),
	planned_room_id uuid CONSTRAINT sessions_planned_room_id_rooms_id_fk REFERENCES rooms (id),
	change_reason text,
	changed_at timestamptz(3),
	substitute_id uuid CONSTRAINT sessions_substitute_id_people_id_fk REFERENCES people (id),
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT sessions_in_order CHECK (starts_at < ends_at)
);
CREATE INDEX sessions_class ON sessions (class_id, starts_at);
CREATE INDEX sessions_start ON sessions (starts_at);
CREATE INDEX sessions_planned_start ON sessions (planned_starts_at) WHERE planned_starts_at IS NOT NULL;
CREATE INDEX sessions_substitute ON sessions (substitute_id, starts_at) WHERE substitute_id IS NOT NULL;

-- Books the room, lecturers and batches of a session, so that no writer can forget to.
CREATE FUNCTION book_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM session_bookings WHERE session_id = NEW.id;
	INSERT INTO session_bookings (session_id, resource, resource_id, during)
	SELECT session_id, resource, resource_id, during FROM session_occupations WHERE session_id = NEW.id;
	RETURN NULL;
END $$;
CREATE TRIGGER sessions_book AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION book_session();
-- Only when something booked has changed. Opening check-in updates a session too, and must never fail because of a
-- clash.
CREATE TRIGGER sessions_rebook AFTER UPDATE ON sessions FOR EACH ROW WHEN (
	(OLD.class_id, OLD.room_id, OLD.starts_at, OLD.ends_at, OLD.substitute_id, OLD.status = 'cancelled')
	IS DISTINCT FROM
	(NEW.class_id, NEW.room_id, NEW.starts_at, NEW.ends_at, NEW.substitute_id, NEW.status = 'cancelled')
) EXECUTE FUNCTION book_session();

-- Figures of a class include the sessions still ahead.
CREATE TRIGGER sessions_stale_insert AFTER INSERT ON sessions
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_classes();

-- Moving, cancelling or deleting a session changes its own figures and those of its class.
CREATE FUNCTION mark_changed_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref) VALUES ('session', OLD.id), ('class', OLD.class_id);
	RETURN NULL;
END $$;
CREATE TRIGGER sessions_stale_update AFTER UPDATE ON sessions FOR EACH ROW WHEN (
	(OLD.class_id, OLD.starts_at, OLD.ends_at, OLD.status = 'cancelled')
	IS DISTINCT FROM
	(NEW.class_id, NEW.starts_at, NEW.ends_at, NEW.status = 'cancelled')
) EXECUTE FUNCTION mark_changed_session();
CREATE TRIGGER sessions_stale_delete AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION mark_changed_session();

-- A person's calendar feed. Its address holds the secret, the row the hash.
CREATE TABLE calendar_feeds (
	person_id uuid PRIMARY KEY CONSTRAINT calendar_feeds_person_id_people_id_fk REFERENCES people (id),
	secret_hash bytea NOT NULL CONSTRAINT calendar_feeds_secret_hash_unique UNIQUE,
	created_at timestamptz(3) NOT NULL,
	last_read_at timestamptz(3)
);


-- 10. Attendance -----------------------------------------------------------------------------------------------------

-- The check-in rules of a class. Without a row, all methods are allowed from anywhere.
CREATE TABLE check_in_rules (
	class_id uuid PRIMARY KEY CONSTRAINT check_in_rules_class_id_classes_id_fk REFERENCES classes (id),
	ways text[] NOT NULL,
	require_network boolean NOT NULL,
	max_distance integer,
	updated_at timestamptz(3) NOT NULL,
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT check_in_rules_equal_way CHECK (cardinality(ways) > 0 AND ways <> '{face}')
);

-- The check-in window of a session.
CREATE TABLE check_in_windows (
	id uuid PRIMARY KEY,
	session_id uuid NOT NULL CONSTRAINT check_in_windows_session_id_unique UNIQUE
		CONSTRAINT check_in_windows_session_id_sessions_id_fk REFERENCES sessions (id),
	opened_by uuid NOT NULL CONSTRAINT check_in_windows_opened_by_people_id_fk REFERENCES people (id),
	opened_at timestamptz(3) NOT NULL,
	late_after timestamptz(3) NOT NULL,
	closes_at timestamptz(3) NOT NULL,
	closed_at timestamptz(3),
	CONSTRAINT check_in_windows_in_order CHECK (late_after <= closes_at)
);
-- Figures hold arrival times in minutes since check-in opened.
CREATE TRIGGER check_in_windows_stale_insert AFTER INSERT ON check_in_windows
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_records();
CREATE TRIGGER check_in_windows_stale AFTER UPDATE ON check_in_windows
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_records();
CREATE TRIGGER check_in_windows_stale_delete AFTER DELETE ON check_in_windows
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_records();

-- An earlier check-in window of a session whose check-in was opened again.
CREATE TABLE earlier_windows (
	id uuid PRIMARY KEY,
	session_id uuid NOT NULL CONSTRAINT earlier_windows_session_id_sessions_id_fk REFERENCES sessions (id),
	opened_at timestamptz(3) NOT NULL,
	late_after timestamptz(3) NOT NULL,
	closed_at timestamptz(3) NOT NULL
);
CREATE INDEX earlier_windows_session ON earlier_windows (session_id);

-- A student's attempt to check in, with its outcome.
CREATE TABLE attempts (
	id uuid PRIMARY KEY,
	at timestamptz(3) NOT NULL,
	class_id uuid CONSTRAINT attempts_class_id_classes_id_fk REFERENCES classes (id),
	session_id uuid CONSTRAINT attempts_session_id_sessions_id_fk REFERENCES sessions (id),
	person_id uuid CONSTRAINT attempts_person_id_people_id_fk REFERENCES people (id),
	method text NOT NULL,
	outcome text NOT NULL,
	reason text,
	similarity real,
	distance integer,
	scan_id uuid,
	challenge_id uuid,
	device_id uuid,
	network_changed boolean NOT NULL DEFAULT false
);
CREATE INDEX attempts_at ON attempts (at);
CREATE INDEX attempts_session ON attempts (session_id, id);
CREATE INDEX attempts_person ON attempts (person_id, id);
CREATE UNIQUE INDEX attempts_challenge ON attempts (challenge_id);
CREATE INDEX attempts_device ON attempts (device_id, at) WHERE outcome = 'accepted' AND method <> 'scan';
CREATE UNIQUE INDEX attempts_scan ON attempts (scan_id) WHERE outcome = 'accepted' AND method <> 'scan';
CREATE UNIQUE INDEX attempts_scan_holder ON attempts (scan_id) WHERE outcome = 'accepted' AND method = 'scan';

-- Scans by browsers that aren't signed in. They are only counted, so that strangers can't fill the table of attempts.
CREATE TABLE anonymous_scans (
	id uuid PRIMARY KEY,
	subject_id uuid NOT NULL,
	outcome text NOT NULL,
	network bytea NOT NULL,
	count integer NOT NULL,
	last_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX anonymous_scans_counter ON anonymous_scans (subject_id, outcome, network);
CREATE INDEX anonymous_scans_last_at ON anonymous_scans (last_at);

-- A student's attendance record at one session.
CREATE TABLE attendance_records (
	session_id uuid NOT NULL CONSTRAINT attendance_records_session_id_sessions_id_fk REFERENCES sessions (id),
	student_id uuid NOT NULL CONSTRAINT attendance_records_student_id_people_id_fk REFERENCES people (id),
	status text NOT NULL,
	source text NOT NULL,
	marked_at timestamptz(3) NOT NULL,
	marked_by uuid CONSTRAINT attendance_records_marked_by_people_id_fk REFERENCES people (id),
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT attendance_records_session_id_student_id_pk PRIMARY KEY (session_id, student_id)
);
CREATE INDEX attendance_records_student ON attendance_records (student_id, marked_at);
-- All figures of attendance are computed from the records.
CREATE TRIGGER attendance_records_stale_insert AFTER INSERT ON attendance_records
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_records();
CREATE TRIGGER attendance_records_stale_update AFTER UPDATE ON attendance_records
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_records();
CREATE TRIGGER attendance_records_stale_delete AFTER DELETE ON attendance_records
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_records();

-- A change made to a record by hand, with what was there before.
CREATE TABLE attendance_changes (
	id uuid PRIMARY KEY,
	session_id uuid NOT NULL CONSTRAINT attendance_changes_session_id_sessions_id_fk REFERENCES sessions (id),
	student_id uuid NOT NULL CONSTRAINT attendance_changes_student_id_people_id_fk REFERENCES people (id),
	at timestamptz(3) NOT NULL,
	by uuid NOT NULL CONSTRAINT attendance_changes_by_people_id_fk REFERENCES people (id),
	before_status text,
	before_source text,
	before_marked_at timestamptz(3),
	before_marked_by uuid,
	after_status text NOT NULL,
	reason text,
	undone_at timestamptz(3)
);
CREATE INDEX attendance_changes_record ON attendance_changes (session_id, student_id, id);

-- A scan made without a network, to be decided by the lecturer.
CREATE TABLE offline_claims (
	session_id uuid NOT NULL CONSTRAINT offline_claims_session_id_sessions_id_fk REFERENCES sessions (id),
	student_id uuid NOT NULL CONSTRAINT offline_claims_student_id_people_id_fk REFERENCES people (id),
	claim_id uuid NOT NULL,
	shown_at timestamptz(3) NOT NULL,
	late_after timestamptz(3) NOT NULL,
	scanned_at timestamptz(3) NOT NULL,
	received_at timestamptz(3) NOT NULL,
	typed boolean NOT NULL,
	status text NOT NULL DEFAULT 'pending',
	decided_by uuid CONSTRAINT offline_claims_decided_by_people_id_fk REFERENCES people (id),
	decided_at timestamptz(3),
	words text,
	CONSTRAINT offline_claims_session_id_student_id_pk PRIMARY KEY (session_id, student_id)
);
CREATE UNIQUE INDEX offline_claims_claim ON offline_claims (student_id, claim_id);
CREATE INDEX offline_claims_student ON offline_claims (student_id, received_at);
CREATE INDEX offline_claims_waiting ON offline_claims (session_id) WHERE status = 'pending';

-- A register that was completed after its session, with the reason.
CREATE TABLE late_registers (
	session_id uuid PRIMARY KEY CONSTRAINT late_registers_session_id_sessions_id_fk REFERENCES sessions (id),
	taken_at timestamptz(3) NOT NULL,
	taken_by uuid NOT NULL CONSTRAINT late_registers_taken_by_people_id_fk REFERENCES people (id),
	reason text NOT NULL
);

-- A student's notice, given before a session, that they will be absent.
CREATE TABLE absence_notices (
	session_id uuid NOT NULL CONSTRAINT absence_notices_session_id_sessions_id_fk REFERENCES sessions (id),
	student_id uuid NOT NULL CONSTRAINT absence_notices_student_id_people_id_fk REFERENCES people (id),
	reason text NOT NULL,
	given_at timestamptz(3) NOT NULL,
	CONSTRAINT absence_notices_session_id_student_id_pk PRIMARY KEY (session_id, student_id)
);

-- A student's dispute of a record.
CREATE TABLE disputes (
	id uuid PRIMARY KEY,
	session_id uuid NOT NULL CONSTRAINT disputes_session_id_sessions_id_fk REFERENCES sessions (id),
	student_id uuid NOT NULL CONSTRAINT disputes_student_id_people_id_fk REFERENCES people (id),
	opened_at timestamptz(3) NOT NULL,
	words text,
	disputed_status text,
	disputed_source text,
	state text NOT NULL DEFAULT 'open',
	decided_at timestamptz(3),
	decided_by uuid CONSTRAINT disputes_decided_by_people_id_fk REFERENCES people (id),
	answer text,
	version integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX disputes_one_open ON disputes (session_id, student_id) WHERE state = 'open';
CREATE INDEX disputes_record ON disputes (session_id, student_id, id);
CREATE INDEX disputes_state ON disputes (state, id);

-- Something unusual about check-ins that a person should review.
CREATE TABLE attendance_findings (
	id uuid PRIMARY KEY,
	kind text NOT NULL,
	key text NOT NULL,
	found_at timestamptz(3) NOT NULL,
	state text NOT NULL DEFAULT 'open',
	decided_at timestamptz(3),
	decided_by uuid CONSTRAINT attendance_findings_decided_by_people_id_fk REFERENCES people (id),
	words text,
	version integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX attendance_findings_key ON attendance_findings (key);
CREATE INDEX attendance_findings_state ON attendance_findings (state, found_at);

-- A check-in or record that a finding is about.
CREATE TABLE attendance_finding_sides (
	finding_id uuid NOT NULL
		CONSTRAINT attendance_finding_sides_finding_id_attendance_findings_id_fk REFERENCES attendance_findings (id) ON DELETE CASCADE,
	session_id uuid NOT NULL CONSTRAINT attendance_finding_sides_session_id_sessions_id_fk REFERENCES sessions (id),
	student_id uuid NOT NULL CONSTRAINT attendance_finding_sides_student_id_people_id_fk REFERENCES people (id),
	at timestamptz(3) NOT NULL,
	CONSTRAINT attendance_finding_sides_finding_id_session_id_student_id_pk PRIMARY KEY (finding_id, session_id, student_id)
);
CREATE INDEX attendance_finding_sides_session ON attendance_finding_sides (session_id);
CREATE INDEX attendance_finding_sides_student ON attendance_finding_sides (student_id);


-- 11. Exams ----------------------------------------------------------------------------------------------------------

-- An exam of a class, or a deferred sitting of one.
CREATE TABLE exams (
	id uuid PRIMARY KEY,
	class_id uuid NOT NULL CONSTRAINT exams_class_id_classes_id_fk REFERENCES classes (id),
	type text NOT NULL,
	sitting text NOT NULL DEFAULT 'class',
	title text NOT NULL,
	starts_at timestamptz(3) NOT NULL,
	ends_at timestamptz(3) NOT NULL,
	max_mark numeric(7,2) NOT NULL,
	weight numeric(5,2) NOT NULL,
	planned_starts_at timestamptz(3),
	planned_ends_at timestamptz(3),
	published_at timestamptz(3),
	cancelled_at timestamptz(3),
	cancel_reason text,
	archived_at timestamptz(3),
	seat_seed integer NOT NULL,
	created_at timestamptz(3) NOT NULL,
	changed_at timestamptz(3) NOT NULL,
	version integer NOT NULL DEFAULT 0,
	search_text text NOT NULL GENERATED ALWAYS AS (' ' || search_fold(title)) STORED,
	CONSTRAINT exams_cancelled CHECK ((cancelled_at IS NULL) = (cancel_reason IS NULL)),
	CONSTRAINT exams_in_order CHECK (starts_at < ends_at),
	CONSTRAINT exams_marks CHECK (max_mark > 0 AND weight BETWEEN 0 AND 100)
);
CREATE INDEX exams_search_text ON exams USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX exams_class ON exams (class_id, starts_at);
CREATE INDEX exams_start ON exams (starts_at, id);

-- Books the rooms, invigilators and batches of an exam, so that no writer can forget to.
CREATE FUNCTION book_changed_exam() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM book_exam(NEW.id);
	RETURN NULL;
END $$;
CREATE TRIGGER exams_book AFTER INSERT ON exams FOR EACH ROW EXECUTE FUNCTION book_changed_exam();
-- Only when something booked has changed.
CREATE TRIGGER exams_rebook AFTER UPDATE ON exams FOR EACH ROW WHEN (
	(OLD.class_id, OLD.sitting, OLD.starts_at, OLD.ends_at, OLD.cancelled_at IS NULL, OLD.archived_at IS NULL)
	IS DISTINCT FROM
	(NEW.class_id, NEW.sitting, NEW.starts_at, NEW.ends_at, NEW.cancelled_at IS NULL, NEW.archived_at IS NULL)
) EXECUTE FUNCTION book_changed_exam();
-- Figures hold marks as percentages of the maximum, which may be changed.
CREATE TRIGGER exams_stale_update AFTER UPDATE ON exams
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_classes();

-- A room that an exam uses, with its seats and invigilator.
CREATE TABLE exam_rooms (
	exam_id uuid NOT NULL CONSTRAINT exam_rooms_exam_id_exams_id_fk REFERENCES exams (id) ON DELETE CASCADE,
	room_id uuid NOT NULL CONSTRAINT exam_rooms_room_id_rooms_id_fk REFERENCES rooms (id),
	seats integer NOT NULL,
	invigilator_id uuid CONSTRAINT exam_rooms_invigilator_id_people_id_fk REFERENCES people (id),
	CONSTRAINT exam_rooms_exam_id_room_id_pk PRIMARY KEY (exam_id, room_id),
	CONSTRAINT exam_rooms_seats CHECK (seats > 0)
);
CREATE UNIQUE INDEX exam_rooms_invigilator ON exam_rooms (invigilator_id, exam_id);

-- Books again when a room or invigilator is added, changed or removed.
CREATE FUNCTION book_exam_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM book_exam(coalesce(NEW.exam_id, OLD.exam_id));
	RETURN NULL;
END $$;
CREATE TRIGGER exam_rooms_book AFTER INSERT OR UPDATE OF room_id, invigilator_id OR DELETE ON exam_rooms
	FOR EACH ROW EXECUTE FUNCTION book_exam_room();

-- A student's seat in an exam.
CREATE TABLE exam_seats (
	exam_id uuid NOT NULL,
	student_id uuid NOT NULL CONSTRAINT exam_seats_student_id_people_id_fk REFERENCES people (id),
	room_id uuid NOT NULL,
	seat integer NOT NULL,
	CONSTRAINT exam_seats_exam_id_student_id_pk PRIMARY KEY (exam_id, student_id),
	CONSTRAINT exam_seats_exam_id_room_id_exam_rooms_exam_id_room_id_fk FOREIGN KEY (exam_id, room_id)
		REFERENCES exam_rooms (exam_id, room_id) ON DELETE CASCADE,
	CONSTRAINT exam_seats_from_one CHECK (seat > 0)
);
CREATE UNIQUE INDEX exam_seats_place ON exam_seats (exam_id, room_id, seat);
CREATE INDEX exam_seats_student ON exam_seats (student_id);

-- A student who is deferred from an exam, with the exam they will sit instead.
CREATE TABLE exam_deferrals (
	id uuid PRIMARY KEY,
	exam_id uuid NOT NULL CONSTRAINT exam_deferrals_exam_id_exams_id_fk REFERENCES exams (id) ON DELETE CASCADE,
	student_id uuid NOT NULL CONSTRAINT exam_deferrals_student_id_people_id_fk REFERENCES people (id),
	reason text NOT NULL,
	request_id uuid,
	new_exam_id uuid CONSTRAINT exam_deferrals_new_exam_id_exams_id_fk REFERENCES exams (id),
	deferred_at timestamptz(3) NOT NULL,
	reversed_at timestamptz(3),
	version integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX exam_deferrals_in_force ON exam_deferrals (exam_id, student_id) WHERE reversed_at IS NULL;
CREATE INDEX exam_deferrals_student ON exam_deferrals (student_id);
CREATE INDEX exam_deferrals_new_exam ON exam_deferrals (new_exam_id);
CREATE INDEX exam_deferrals_request ON exam_deferrals (request_id);


-- 12. Bookings -------------------------------------------------------------------------------------------------------

-- A room, lecturer or batch that a session or exam occupies for a time. Only triggers write here. The exclusion
-- constraint keeps each of them from being in two places at once. It sees only one table, so sessions and exams share
-- this one.
CREATE TABLE session_bookings (
	session_id uuid REFERENCES sessions (id) ON DELETE CASCADE,
	exam_id uuid REFERENCES exams (id) ON DELETE CASCADE,
	holder_id uuid GENERATED ALWAYS AS (coalesce(session_id, exam_id)) STORED,
	resource text NOT NULL CHECK (resource IN ('room', 'lecturer', 'batch')),
	resource_id uuid NOT NULL,
	during tstzrange NOT NULL,
	PRIMARY KEY (holder_id, resource, resource_id),
	CONSTRAINT session_bookings_holder CHECK (num_nonnulls(session_id, exam_id) = 1),
	CONSTRAINT session_bookings_clash EXCLUDE USING gist (resource WITH =, resource_id WITH =, during WITH &&)
);
CREATE INDEX session_bookings_session ON session_bookings (session_id);
CREATE INDEX session_bookings_exam ON session_bookings (exam_id);

-- What sessions occupy. Past and cancelled sessions occupy nothing; a substitute takes the place of all lecturers.
CREATE VIEW session_occupations AS
	SELECT s.id AS session_id, o.resource, o.resource_id, tstzrange(s.starts_at, s.ends_at) AS during, s.class_id
	FROM sessions s
	CROSS JOIN LATERAL (
		SELECT 'room' AS resource, s.room_id AS resource_id WHERE s.room_id IS NOT NULL
		UNION ALL
		SELECT 'lecturer', s.substitute_id WHERE s.substitute_id IS NOT NULL
		UNION ALL
		SELECT 'lecturer', l.lecturer_id FROM class_lecturers l WHERE l.class_id = s.class_id AND s.substitute_id IS NULL
		UNION ALL
		SELECT 'batch', b.batch_id FROM class_batches b WHERE b.class_id = s.class_id
	) o
	WHERE s.status <> 'cancelled' AND s.ends_at > now();

-- What exams occupy. Past, cancelled and archived exams occupy nothing; a deferred sitting doesn't occupy the batches.
CREATE VIEW exam_occupations AS
	SELECT e.id AS exam_id, o.resource, o.resource_id, tstzrange(e.starts_at, e.ends_at) AS during, e.class_id
	FROM exams e
	CROSS JOIN LATERAL (
		SELECT 'room' AS resource, r.room_id AS resource_id FROM exam_rooms r WHERE r.exam_id = e.id
		UNION ALL
		SELECT 'lecturer', r.invigilator_id FROM exam_rooms r
		WHERE r.exam_id = e.id AND r.invigilator_id IS NOT NULL
		UNION ALL
		SELECT 'batch', b.batch_id FROM class_batches b WHERE b.class_id = e.class_id AND e.sitting = 'class'
	) o
	WHERE e.cancelled_at IS NULL AND e.archived_at IS NULL AND e.ends_at > now();

-- Replaces the bookings of an exam with what it occupies now, for the triggers on exams, exam rooms and class batches.
CREATE FUNCTION book_exam(booked uuid) RETURNS void LANGUAGE sql AS $$
	DELETE FROM session_bookings WHERE exam_id = booked;
	INSERT INTO session_bookings (exam_id, resource, resource_id, during)
	SELECT exam_id, resource, resource_id, during FROM exam_occupations WHERE exam_id = booked;
$$;


-- 13. Assignments ----------------------------------------------------------------------------------------------------

-- An assignment of a class, with its dates and late penalty.
CREATE TABLE assignments (
	id uuid PRIMARY KEY,
	class_id uuid NOT NULL CONSTRAINT assignments_class_id_classes_id_fk REFERENCES classes (id),
	title text NOT NULL,
	text text,
	opens_at timestamptz(3) NOT NULL,
	due_at timestamptz(3) NOT NULL,
	max_mark numeric(7,2) NOT NULL,
	weight numeric(5,2) NOT NULL,
	late_kind text NOT NULL,
	late_amount numeric(7,2) NOT NULL,
	late_unit text NOT NULL,
	late_every text NOT NULL,
	late_floor numeric(7,2) NOT NULL,
	late_until timestamptz(3),
	max_files integer NOT NULL,
	max_file_bytes integer NOT NULL,
	accepts text[] NOT NULL,
	published_at timestamptz(3),
	digest_at timestamptz(3),
	created_by uuid CONSTRAINT assignments_created_by_people_id_fk REFERENCES people (id),
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	archived_at timestamptz(3),
	version integer NOT NULL DEFAULT 0,
	search_text text NOT NULL GENERATED ALWAYS AS (' ' || search_fold(title)) STORED,
	CONSTRAINT assignments_in_order CHECK (opens_at < due_at),
	CONSTRAINT assignments_last_date CHECK (late_until IS NULL OR late_until > due_at),
	CONSTRAINT assignments_marks CHECK (max_mark > 0 AND late_floor <= max_mark)
);
CREATE INDEX assignments_search_text ON assignments USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX assignments_class ON assignments (class_id, due_at);
CREATE INDEX assignments_due ON assignments (due_at, id);

-- Recomputes the figures of a class now, and again when the work is due.
CREATE FUNCTION mark_changed_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref) SELECT DISTINCT 'class', class_id FROM changed;
	INSERT INTO stale_figures (kind, ref, due_at) SELECT DISTINCT 'class', class_id, due_at FROM changed;
	RETURN NULL;
END $$;
CREATE TRIGGER assignments_stale_insert AFTER INSERT ON assignments
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_assignments();
CREATE TRIGGER assignments_stale_update AFTER UPDATE ON assignments
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_assignments();
CREATE TRIGGER assignments_stale_delete AFTER DELETE ON assignments
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_assignments();

-- A file that explains an assignment.
CREATE TABLE assignment_files (
	id uuid PRIMARY KEY,
	assignment_id uuid NOT NULL CONSTRAINT assignment_files_assignment_id_assignments_id_fk REFERENCES assignments (id),
	key text NOT NULL,
	name text NOT NULL,
	type text NOT NULL,
	size integer NOT NULL,
	sha256 text NOT NULL,
	uploaded_at timestamptz(3) NOT NULL
);
CREATE INDEX assignment_files_assignment ON assignment_files (assignment_id, id);

-- A student's work for an assignment, as last submitted.
CREATE TABLE submissions (
	id uuid PRIMARY KEY,
	assignment_id uuid NOT NULL CONSTRAINT submissions_assignment_id_assignments_id_fk REFERENCES assignments (id),
	student_id uuid NOT NULL CONSTRAINT submissions_student_id_people_id_fk REFERENCES people (id),
	submitted_at timestamptz(3) NOT NULL,
	attempts integer NOT NULL,
	receipt_code text NOT NULL,
	version integer NOT NULL DEFAULT 0,
	may_await boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX submissions_of_student ON submissions (assignment_id, student_id);
CREATE INDEX submissions_student ON submissions (student_id);
CREATE INDEX submissions_at ON submissions (submitted_at, id);
CREATE INDEX submissions_awaiting ON submissions (submitted_at) WHERE may_await;

-- Figures count work that was submitted, and work that was submitted in time.
CREATE FUNCTION mark_changed_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT DISTINCT 'class', a.class_id FROM changed s JOIN assignments a ON a.id = s.assignment_id;
	RETURN NULL;
END $$;
CREATE TRIGGER submissions_stale_insert AFTER INSERT ON submissions
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_work();
CREATE TRIGGER submissions_stale_update AFTER UPDATE ON submissions
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_work();
CREATE TRIGGER submissions_stale_delete AFTER DELETE ON submissions
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_work();

-- An attempt: one submission of the work, with what its receipt said.
CREATE TABLE submission_attempts (
	id uuid PRIMARY KEY,
	submission_id uuid NOT NULL CONSTRAINT submission_attempts_submission_id_submissions_id_fk REFERENCES submissions (id),
	number integer NOT NULL,
	submitted_at timestamptz(3) NOT NULL,
	due_at timestamptz(3) NOT NULL,
	penalty numeric(7,2) NOT NULL,
	reason text,
	receipt_code text NOT NULL
);
CREATE UNIQUE INDEX submission_attempts_number ON submission_attempts (submission_id, number);
CREATE UNIQUE INDEX submission_attempts_receipt ON submission_attempts (receipt_code);

-- A file of an attempt.
CREATE TABLE submission_files (
	id uuid PRIMARY KEY,
	attempt_id uuid NOT NULL CONSTRAINT submission_files_attempt_id_submission_attempts_id_fk REFERENCES submission_attempts (id),
	key text NOT NULL,
	name text NOT NULL,
	type text NOT NULL,
	size integer NOT NULL,
	sha256 text NOT NULL,
	uploaded_at timestamptz(3) NOT NULL
);
CREATE INDEX submission_files_attempt ON submission_files (attempt_id, id);

-- A file that is being uploaded.
CREATE TABLE uploads (
	id uuid PRIMARY KEY,
	assignment_id uuid NOT NULL CONSTRAINT uploads_assignment_id_assignments_id_fk REFERENCES assignments (id),
	student_id uuid NOT NULL CONSTRAINT uploads_student_id_people_id_fk REFERENCES people (id),
	name text NOT NULL,
	size bigint NOT NULL,
	last_modified bigint,
	received bigint NOT NULL DEFAULT 0,
	started_at timestamptz(3) NOT NULL,
	expires_at timestamptz(3) NOT NULL,
	completed_at timestamptz(3),
	key text,
	type text,
	sha256 text,
	CONSTRAINT uploads_complete CHECK ((completed_at IS NULL) = (key IS NULL)),
	CONSTRAINT uploads_received CHECK (received BETWEEN 0 AND size)
);
CREATE INDEX uploads_of_student ON uploads (student_id, assignment_id);
CREATE INDEX uploads_expiry ON uploads (expires_at);

-- A part of an unfinished upload.
CREATE TABLE upload_pieces (
	upload_id uuid NOT NULL CONSTRAINT upload_pieces_upload_id_uploads_id_fk REFERENCES uploads (id) ON DELETE CASCADE,
	"offset" bigint NOT NULL,
	size integer NOT NULL,
	key text NOT NULL,
	CONSTRAINT upload_pieces_upload_id_offset_pk PRIMARY KEY (upload_id, "offset")
);

-- An extension: a due date for one student.
CREATE TABLE student_due_dates (
	id uuid PRIMARY KEY,
	assignment_id uuid NOT NULL CONSTRAINT student_due_dates_assignment_id_assignments_id_fk REFERENCES assignments (id),
	student_id uuid NOT NULL CONSTRAINT student_due_dates_student_id_people_id_fk REFERENCES people (id),
	days integer NOT NULL DEFAULT 0,
	due_at timestamptz(3) NOT NULL,
	late_until timestamptz(3),
	source text NOT NULL,
	request_id uuid,
	penalty_before numeric(7,2),
	penalty_after numeric(7,2),
	penalty_at_reversal numeric(7,2),
	penalty_restored numeric(7,2),
	created_at timestamptz(3) NOT NULL,
	created_by uuid CONSTRAINT student_due_dates_created_by_people_id_fk REFERENCES people (id),
	reversed_at timestamptz(3),
	reversed_by uuid CONSTRAINT student_due_dates_reversed_by_people_id_fk REFERENCES people (id)
);
CREATE INDEX student_due_dates_student ON student_due_dates (assignment_id, student_id);

-- Recomputes the figures of a class now, and again when the student's work is due.
CREATE FUNCTION mark_changed_due_dates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT DISTINCT 'class', a.class_id FROM changed s JOIN assignments a ON a.id = s.assignment_id;
	INSERT INTO stale_figures (kind, ref, due_at)
	SELECT DISTINCT 'class', a.class_id, s.due_at FROM changed s JOIN assignments a ON a.id = s.assignment_id;
	RETURN NULL;
END $$;
CREATE TRIGGER student_due_dates_stale_insert AFTER INSERT ON student_due_dates
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_due_dates();
CREATE TRIGGER student_due_dates_stale_update AFTER UPDATE ON student_due_dates
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_due_dates();
CREATE TRIGGER student_due_dates_stale_delete AFTER DELETE ON student_due_dates
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_due_dates();

-- A decision about late work: accepted, penalty waived, or rejected.
CREATE TABLE late_decisions (
	id uuid PRIMARY KEY,
	submission_id uuid NOT NULL CONSTRAINT late_decisions_submission_id_submissions_id_fk REFERENCES submissions (id),
	attempt integer NOT NULL,
	decision text NOT NULL,
	reason text,
	penalty_before numeric(7,2) NOT NULL,
	penalty_after numeric(7,2) NOT NULL,
	decided_by uuid NOT NULL CONSTRAINT late_decisions_decided_by_people_id_fk REFERENCES people (id),
	decided_at timestamptz(3) NOT NULL,
	superseded_at timestamptz(3)
);
CREATE INDEX late_decisions_submission ON late_decisions (submission_id, id);
CREATE UNIQUE INDEX late_decisions_in_force ON late_decisions (submission_id) WHERE superseded_at IS NULL;

-- Whether work may await a decision because it was late. True for some students whose extension covers it, but never
-- false for work that does await one: a student's own due date is never before the class's, and once work is submitted
-- the class's can only move later.
CREATE FUNCTION may_await(submission uuid, of_assignment uuid, newest integer, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
	SELECT at > (SELECT due_at FROM assignments WHERE id = of_assignment)
		AND NOT EXISTS (SELECT 1 FROM late_decisions l
			WHERE l.submission_id = submission AND l.attempt = newest AND l.superseded_at IS NULL)
$$;

-- Keeps `may_await` of submissions up to date, so that the queue of late work needn't read all terms.
CREATE FUNCTION keep_may_await() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.may_await := may_await(NEW.id, NEW.assignment_id, NEW.attempts, NEW.submitted_at);
	RETURN NEW;
END $$;
CREATE TRIGGER submission_may_await BEFORE INSERT OR UPDATE OF submitted_at, attempts ON submissions
FOR EACH ROW EXECUTE FUNCTION keep_may_await();

-- The same when late work is decided.
CREATE FUNCTION keep_may_await_of_decided() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE submissions s SET may_await = may_await(s.id, s.assignment_id, s.attempts, s.submitted_at)
	WHERE s.id IN (NEW.submission_id, OLD.submission_id);
	RETURN NULL;
END $$;
CREATE TRIGGER late_decision_may_await AFTER INSERT OR UPDATE OR DELETE ON late_decisions
FOR EACH ROW EXECUTE FUNCTION keep_may_await_of_decided();

-- Feedback returned to a student with the mark.
CREATE TABLE assignment_feedback (
	assignment_id uuid NOT NULL CONSTRAINT assignment_feedback_assignment_id_assignments_id_fk REFERENCES assignments (id),
	student_id uuid NOT NULL CONSTRAINT assignment_feedback_student_id_people_id_fk REFERENCES people (id),
	text text,
	file_id uuid,
	file_key text,
	file_name text,
	file_type text,
	file_size integer,
	file_sha256 text,
	file_at timestamptz(3),
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT assignment_feedback_assignment_id_student_id_pk PRIMARY KEY (assignment_id, student_id)
);

-- A student who was reminded of a due date.
CREATE TABLE assignment_reminders (
	assignment_id uuid NOT NULL CONSTRAINT assignment_reminders_assignment_id_assignments_id_fk REFERENCES assignments (id),
	student_id uuid NOT NULL CONSTRAINT assignment_reminders_student_id_people_id_fk REFERENCES people (id),
	at timestamptz(3) NOT NULL,
	CONSTRAINT assignment_reminders_assignment_id_student_id_pk PRIMARY KEY (assignment_id, student_id)
);


-- 14. Mitigation -----------------------------------------------------------------------------------------------------

-- A student's request for mitigation.
CREATE TABLE mitigation_requests (
	id uuid PRIMARY KEY,
	student_id uuid NOT NULL CONSTRAINT mitigation_requests_student_id_people_id_fk REFERENCES people (id),
	title text NOT NULL,
	description text NOT NULL,
	reason text NOT NULL,
	course_code text,
	assignment_name text,
	original_due_date date,
	requested_extension integer NOT NULL,
	request_date timestamptz(3) NOT NULL,
	status text NOT NULL DEFAULT 'pending',
	class_id uuid CONSTRAINT mitigation_requests_class_id_classes_id_fk REFERENCES classes (id),
	assignment_id uuid CONSTRAINT mitigation_requests_assignment_id_assignments_id_fk REFERENCES assignments (id),
	exam_id uuid CONSTRAINT mitigation_requests_exam_id_exams_id_fk REFERENCES exams (id),
	files_sent integer NOT NULL DEFAULT 0,
	admin_notes text,
	reviewed_at timestamptz(3),
	reviewed_by uuid CONSTRAINT mitigation_requests_reviewed_by_people_id_fk REFERENCES people (id),
	auto_approved boolean NOT NULL DEFAULT false,
	granted_extension integer,
	reversed_at timestamptz(3),
	reversed_by uuid CONSTRAINT mitigation_requests_reversed_by_people_id_fk REFERENCES people (id),
	reversal_reason text,
	version integer NOT NULL DEFAULT 0,
	search_text text NOT NULL
		GENERATED ALWAYS AS (' ' || search_fold(title || ' ' || coalesce(course_code, '') || ' ' || coalesce(assignment_name, ''))) STORED,
	CONSTRAINT mitigation_requests_decided CHECK ((status = 'pending') = (reviewed_at IS NULL)),
	CONSTRAINT mitigation_requests_granted CHECK ((status = 'approved') = (granted_extension IS NOT NULL)),
	CONSTRAINT mitigation_requests_reversed CHECK (reversed_at IS NULL OR status = 'approved')
);
CREATE INDEX mitigation_requests_date ON mitigation_requests (request_date, id);
CREATE INDEX mitigation_requests_status ON mitigation_requests (status, request_date, id);
CREATE INDEX mitigation_requests_student ON mitigation_requests (student_id, request_date, id);
CREATE INDEX mitigation_requests_assignment ON mitigation_requests (assignment_id);
CREATE INDEX mitigation_requests_exam ON mitigation_requests (exam_id);
CREATE INDEX mitigation_requests_search_text ON mitigation_requests USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX mitigation_requests_search ON mitigation_requests
	USING gin ((title || ' ' || coalesce(course_code, '') || ' ' || coalesce(assignment_name, '')) gin_trgm_ops);

-- Added here because exams come before mitigation requests, which refer to exams themselves.
ALTER TABLE exam_deferrals ADD CONSTRAINT exam_deferrals_request
	FOREIGN KEY (request_id) REFERENCES mitigation_requests (id) ON DELETE SET NULL;

-- A session that a request asks to be excused from.
CREATE TABLE mitigation_request_sessions (
	request_id uuid NOT NULL
		CONSTRAINT mitigation_request_sessions_request_id_mitigation_requests_id_f REFERENCES mitigation_requests (id) ON DELETE CASCADE,
	session_id uuid NOT NULL CONSTRAINT mitigation_request_sessions_session_id_sessions_id_fk REFERENCES sessions (id),
	CONSTRAINT mitigation_request_sessions_request_id_session_id_pk PRIMARY KEY (request_id, session_id)
);
CREATE INDEX mitigation_request_sessions_session ON mitigation_request_sessions (session_id);

-- A file that supports a request.
CREATE TABLE mitigation_attachments (
	id uuid PRIMARY KEY,
	request_id uuid NOT NULL
		CONSTRAINT mitigation_attachments_request_id_mitigation_requests_id_fk REFERENCES mitigation_requests (id) ON DELETE CASCADE,
	key text NOT NULL,
	name text NOT NULL,
	type text NOT NULL,
	size integer NOT NULL,
	sha256 text NOT NULL,
	uploaded_at timestamptz(3) NOT NULL
);
CREATE INDEX mitigation_attachments_request ON mitigation_attachments (request_id, id);

-- What an approval changed, and how to undo it.
CREATE TABLE mitigation_effects (
	id uuid PRIMARY KEY,
	request_id uuid NOT NULL
		CONSTRAINT mitigation_effects_request_id_mitigation_requests_id_fk REFERENCES mitigation_requests (id) ON DELETE CASCADE,
	kind text NOT NULL,
	subject text NOT NULL,
	before text NOT NULL,
	after text NOT NULL,
	obstacle text,
	undo jsonb,
	applied_at timestamptz(3) NOT NULL,
	reversed_at timestamptz(3)
);
CREATE INDEX mitigation_effects_request ON mitigation_effects (request_id, id);


-- 15. Results --------------------------------------------------------------------------------------------------------

-- The mark sheet of an exam or assignment, whose id it shares.
CREATE TABLE mark_sheets (
	id uuid PRIMARY KEY,
	exam_id uuid CONSTRAINT mark_sheets_exam_id_unique UNIQUE
		CONSTRAINT mark_sheets_exam_id_exams_id_fk REFERENCES exams (id),
	assignment_id uuid CONSTRAINT mark_sheets_assignment_id_unique UNIQUE
		CONSTRAINT mark_sheets_assignment_id_assignments_id_fk REFERENCES assignments (id),
	class_id uuid NOT NULL CONSTRAINT mark_sheets_class_id_classes_id_fk REFERENCES classes (id),
	status text NOT NULL DEFAULT 'draft',
	submitted_at timestamptz(3),
	submitted_by uuid CONSTRAINT mark_sheets_submitted_by_people_id_fk REFERENCES people (id),
	published_at timestamptz(3),
	published_by uuid CONSTRAINT mark_sheets_published_by_people_id_fk REFERENCES people (id),
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT mark_sheets_id CHECK (id = coalesce(exam_id, assignment_id)),
	CONSTRAINT mark_sheets_of_one CHECK (num_nonnulls(exam_id, assignment_id) = 1),
	CONSTRAINT mark_sheets_published CHECK ((status = 'published') = (published_at IS NOT NULL)),
	CONSTRAINT mark_sheets_submitted CHECK ((status = 'draft') = (submitted_at IS NULL))
);
CREATE INDEX mark_sheets_class ON mark_sheets (class_id);
CREATE INDEX mark_sheets_waiting ON mark_sheets (submitted_at) WHERE status = 'submitted';

-- A student's mark on a mark sheet. The student sees it only while `released_at` is set.
CREATE TABLE mark_entries (
	sheet_id uuid NOT NULL CONSTRAINT mark_entries_sheet_id_mark_sheets_id_fk REFERENCES mark_sheets (id),
	student_id uuid NOT NULL CONSTRAINT mark_entries_student_id_people_id_fk REFERENCES people (id),
	state text,
	mark numeric(7,2),
	comment text,
	entered_by uuid CONSTRAINT mark_entries_entered_by_people_id_fk REFERENCES people (id),
	entered_at timestamptz(3) NOT NULL,
	withheld boolean NOT NULL DEFAULT false,
	withheld_reason text,
	released_at timestamptz(3),
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT mark_entries_sheet_id_student_id_pk PRIMARY KEY (sheet_id, student_id),
	CONSTRAINT mark_entries_marked CHECK ((state IS NOT DISTINCT FROM 'marked') = (mark IS NOT NULL)),
	CONSTRAINT mark_entries_not_negative CHECK (mark >= 0),
	CONSTRAINT mark_entries_released CHECK (released_at IS NULL OR state IS NOT NULL),
	CONSTRAINT mark_entries_withheld CHECK (NOT withheld OR released_at IS NULL)
);
CREATE INDEX mark_entries_student ON mark_entries (student_id);

-- Figures count only released marks, so entering marks recomputes nothing.
CREATE FUNCTION mark_changed_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_figures (kind, ref)
	SELECT DISTINCT 'class', m.class_id FROM changed e JOIN mark_sheets m ON m.id = e.sheet_id
	WHERE e.released_at IS NOT NULL;
	RETURN NULL;
END $$;
CREATE TRIGGER mark_entries_stale_insert AFTER INSERT ON mark_entries
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_entries();
CREATE TRIGGER mark_entries_stale_delete AFTER DELETE ON mark_entries
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_entries();
CREATE TRIGGER mark_entries_stale_update AFTER UPDATE ON mark_entries
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_entries();
-- Sees the row as it was: a mark that is no longer released.
CREATE TRIGGER mark_entries_stale_before AFTER UPDATE ON mark_entries
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_entries();

-- A change of a mark. Rows are only added.
CREATE TABLE mark_changes (
	id uuid PRIMARY KEY,
	sheet_id uuid NOT NULL,
	student_id uuid NOT NULL,
	kind text NOT NULL,
	at timestamptz(3) NOT NULL,
	by uuid CONSTRAINT mark_changes_by_people_id_fk REFERENCES people (id),
	before_state text,
	before_mark numeric(7,2),
	after_state text,
	after_mark numeric(7,2),
	reason text,
	plan text,
	CONSTRAINT mark_changes_of_entry FOREIGN KEY (sheet_id, student_id) REFERENCES mark_entries (sheet_id, student_id)
);
CREATE INDEX mark_changes_sheet ON mark_changes (sheet_id, id);
CREATE INDEX mark_changes_entry ON mark_changes (sheet_id, student_id, id);

-- A grade scheme, used from a term on until a later one replaces it.
CREATE TABLE grade_schemes (
	id uuid PRIMARY KEY,
	name text NOT NULL,
	from_term_id uuid CONSTRAINT grade_schemes_from_term_id_terms_id_fk REFERENCES terms (id),
	created_at timestamptz(3) NOT NULL,
	archived_at timestamptz(3),
	version integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX grade_schemes_term ON grade_schemes (coalesce(from_term_id, '00000000-0000-0000-0000-000000000000'))
	WHERE archived_at IS NULL;

-- A grade of a scheme, from a percentage up to the next band.
CREATE TABLE grade_bands (
	scheme_id uuid NOT NULL CONSTRAINT grade_bands_scheme_id_grade_schemes_id_fk REFERENCES grade_schemes (id) ON DELETE CASCADE,
	place smallint NOT NULL,
	letter text NOT NULL,
	from_percent numeric(5,2) NOT NULL,
	points numeric(4,2) NOT NULL,
	passes boolean NOT NULL,
	CONSTRAINT grade_bands_scheme_id_place_pk PRIMARY KEY (scheme_id, place),
	CONSTRAINT grade_bands_percentage CHECK (from_percent BETWEEN 0 AND 100)
);
CREATE UNIQUE INDEX grade_bands_percent ON grade_bands (scheme_id, from_percent);

-- The grade scheme to start with. Admins can add others from a term on.
WITH scheme AS (
	INSERT INTO grade_schemes (id, name, created_at) VALUES (gen_random_uuid(), 'Four-point scale', now()) RETURNING id
)
INSERT INTO grade_bands (scheme_id, place, letter, from_percent, points, passes)
SELECT scheme.id, b.* FROM scheme, (VALUES
	(0, 'A', 85.00, 4.00, true),
	(1, 'A-', 80.00, 3.70, true),
	(2, 'B+', 75.00, 3.30, true),
	(3, 'B', 70.00, 3.00, true),
	(4, 'B-', 65.00, 2.70, true),
	(5, 'C+', 60.00, 2.30, true),
	(6, 'C', 55.00, 2.00, true),
	(7, 'C-', 50.00, 1.70, true),
	(8, 'D', 40.00, 1.00, true),
	(9, 'F', 0.00, 0.00, false)
) AS b (place, letter, from_percent, points, passes);

-- A transcript or result sheet that was issued, which anybody who has its code can verify.
CREATE TABLE verifications (
	id uuid PRIMARY KEY,
	kind text NOT NULL,
	is_draft boolean NOT NULL,
	student_id uuid CONSTRAINT verifications_student_id_people_id_fk REFERENCES people (id),
	class_id uuid CONSTRAINT verifications_class_id_classes_id_fk REFERENCES classes (id),
	code_hash bytea NOT NULL CONSTRAINT verifications_code_hash_unique UNIQUE,
	name text NOT NULL,
	detail text,
	facts jsonb NOT NULL,
	content_hash bytea NOT NULL,
	shown jsonb NOT NULL,
	issued_at timestamptz(3) NOT NULL,
	issued_on date NOT NULL,
	issued_by uuid NOT NULL CONSTRAINT verifications_issued_by_people_id_fk REFERENCES people (id),
	revoked_at timestamptz(3),
	revoked_by uuid CONSTRAINT verifications_revoked_by_people_id_fk REFERENCES people (id),
	revoked_reason text,
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT verifications_of_one CHECK ((kind = 'transcript') = (student_id IS NOT NULL)),
	CONSTRAINT verifications_of_one_class CHECK ((kind = 'result-sheet') = (class_id IS NOT NULL)),
	CONSTRAINT verifications_revoked CHECK ((revoked_at IS NULL) = (revoked_reason IS NULL))
);
CREATE UNIQUE INDEX verifications_same ON verifications (coalesce(student_id, class_id), is_draft, issued_on, content_hash)
	WHERE revoked_at IS NULL;
CREATE INDEX verifications_student ON verifications (student_id, issued_at);
CREATE INDEX verifications_class ON verifications (class_id, issued_at);
CREATE INDEX verifications_issued ON verifications (issued_at, id);
CREATE INDEX verifications_search ON verifications USING gin ((name || ' ' || coalesce(detail, '')) gin_trgm_ops);

-- A mark sheet that a document is based on. Changing one of its marks supersedes the document.
CREATE TABLE verification_sheets (
	verification_id uuid NOT NULL CONSTRAINT verification_sheets_verification_id_verifications_id_fk REFERENCES verifications (id),
	sheet_id uuid NOT NULL CONSTRAINT verification_sheets_sheet_id_mark_sheets_id_fk REFERENCES mark_sheets (id),
	CONSTRAINT verification_sheets_verification_id_sheet_id_pk PRIMARY KEY (verification_id, sheet_id)
);


-- 16. Staff attendance -----------------------------------------------------------------------------------------------

-- A shift: working hours of one person, or of everybody who has none of their own.
CREATE TABLE shift_rules (
	id uuid PRIMARY KEY,
	person_id uuid CONSTRAINT shift_rules_person_id_people_id_fk REFERENCES people (id),
	first_day date NOT NULL,
	last_day date,
	starts_at time NOT NULL,
	ends_at time NOT NULL,
	grace_minutes integer NOT NULL,
	half_day_after_minutes integer NOT NULL,
	absent_after_minutes integer NOT NULL,
	weekdays smallint[] NOT NULL,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT shift_rules_days CHECK (last_day IS NULL OR first_day <= last_day),
	CONSTRAINT shift_rules_hours CHECK (starts_at < ends_at),
	CONSTRAINT shift_rules_thresholds
		CHECK (0 <= grace_minutes AND grace_minutes <= half_day_after_minutes AND half_day_after_minutes <= absent_after_minutes)
);
CREATE UNIQUE INDEX shift_rules_person_day ON shift_rules (coalesce(person_id, '00000000-0000-0000-0000-000000000000'), first_day);
CREATE INDEX shift_rules_person ON shift_rules (person_id);

-- The shift to start with. Every day has a shift, so that every day can be assessed.
INSERT INTO shift_rules (id, first_day, starts_at, ends_at, grace_minutes, half_day_after_minutes, absent_after_minutes,
  weekdays, created_at, updated_at)
VALUES (gen_random_uuid(), '1900-01-01', '09:00', '17:00', 10, 120, 300, '{1,2,3,4,5}', now(), now());

-- A location where staff check in, with its own QR code.
CREATE TABLE staff_links (
	id uuid PRIMARY KEY,
	audience text NOT NULL,
	place text NOT NULL,
	network text,
	opens_at time,
	closes_at time,
	rotating boolean NOT NULL,
	active boolean NOT NULL DEFAULT true,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT staff_links_guarded CHECK (rotating OR network IS NOT NULL),
	CONSTRAINT staff_links_hours CHECK ((opens_at IS NULL) = (closes_at IS NULL))
);

-- A person's working day, with check-in, check-out and status.
CREATE TABLE staff_days (
	person_id uuid NOT NULL CONSTRAINT staff_days_person_id_people_id_fk REFERENCES people (id),
	date date NOT NULL,
	in_at timestamptz(3),
	out_at timestamptz(3),
	in_source text,
	out_source text,
	in_link_id uuid CONSTRAINT staff_days_in_link_id_staff_links_id_fk REFERENCES staff_links (id),
	out_link_id uuid CONSTRAINT staff_days_out_link_id_staff_links_id_fk REFERENCES staff_links (id),
	status text,
	decided boolean NOT NULL DEFAULT false,
	on_leave boolean NOT NULL DEFAULT false,
	leave_times jsonb NOT NULL DEFAULT '[]',
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT staff_days_person_id_date_pk PRIMARY KEY (person_id, date),
	CONSTRAINT staff_days_in_order CHECK (out_at IS NULL OR in_at <= out_at)
);
CREATE INDEX staff_days_date ON staff_days (date);
CREATE INDEX staff_days_open ON staff_days (date) WHERE in_at IS NOT NULL AND out_at IS NULL;

-- A change of a working day. Rows are only added.
CREATE TABLE staff_day_changes (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT staff_day_changes_person_id_people_id_fk REFERENCES people (id),
	date date NOT NULL,
	at timestamptz(3) NOT NULL,
	act text NOT NULL,
	by uuid CONSTRAINT staff_day_changes_by_people_id_fk REFERENCES people (id),
	before jsonb,
	after jsonb NOT NULL,
	reason text,
	CONSTRAINT staff_day_changes_of_day FOREIGN KEY (person_id, date) REFERENCES staff_days (person_id, date)
);
CREATE INDEX staff_day_changes_day ON staff_day_changes (person_id, date, id);

-- A staff attempt to check in or out, with its outcome.
CREATE TABLE staff_attempts (
	id uuid PRIMARY KEY,
	at timestamptz(3) NOT NULL,
	person_id uuid CONSTRAINT staff_attempts_person_id_people_id_fk REFERENCES people (id),
	act text NOT NULL,
	method text NOT NULL,
	link_id uuid CONSTRAINT staff_attempts_link_id_staff_links_id_fk REFERENCES staff_links (id),
	outcome text NOT NULL,
	reason text,
	similarity real,
	challenge_id uuid,
	device_id uuid
);
CREATE INDEX staff_attempts_at ON staff_attempts (at);
CREATE INDEX staff_attempts_person ON staff_attempts (person_id, id);
CREATE INDEX staff_attempts_link ON staff_attempts (link_id, at);
CREATE UNIQUE INDEX staff_attempts_challenge ON staff_attempts (challenge_id);

-- A person's request to correct a working day.
CREATE TABLE staff_corrections (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT staff_corrections_person_id_people_id_fk REFERENCES people (id),
	date date NOT NULL,
	in_time time,
	out_time time,
	reason text NOT NULL,
	status text NOT NULL,
	requested_at timestamptz(3) NOT NULL,
	answer text,
	decided_by uuid CONSTRAINT staff_corrections_decided_by_people_id_fk REFERENCES people (id),
	decided_at timestamptz(3),
	CONSTRAINT staff_corrections_times CHECK (in_time IS NOT NULL OR out_time IS NOT NULL)
);
CREATE UNIQUE INDEX staff_corrections_pending ON staff_corrections (person_id, date) WHERE status = 'pending';
CREATE INDEX staff_corrections_person ON staff_corrections (person_id, date, id);
CREATE INDEX staff_corrections_status ON staff_corrections (status, requested_at);

-- A day that was closed, with absences recorded and missing check-outs reported.
CREATE TABLE staff_day_closings (
	date date PRIMARY KEY,
	closed_at timestamptz(3) NOT NULL,
	absent integer NOT NULL,
	forgotten integer NOT NULL
);


-- 17. Leave ----------------------------------------------------------------------------------------------------------

-- A type of leave, with its yearly entitlement.
CREATE TABLE leave_types (
	id uuid PRIMARY KEY,
	name citext NOT NULL,
	paid boolean NOT NULL,
	entitled_minutes integer,
	day_minutes integer NOT NULL,
	allows_half_days boolean NOT NULL,
	allows_hours boolean NOT NULL,
	file_after_days integer,
	carry_over_minutes integer NOT NULL,
	carry_over_months integer NOT NULL,
	roles text[] NOT NULL,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	search_text text NOT NULL GENERATED ALWAYS AS (' ' || search_fold(name::text || ' leave')) STORED,
	archived_at timestamptz(3),
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT leave_types_day CHECK (day_minutes > 0)
);
CREATE UNIQUE INDEX leave_types_name ON leave_types (name) WHERE archived_at IS NULL;

-- The leave types to start with. Admins can change or archive them, and archived ones don't come back.
INSERT INTO leave_types (id, name, paid, entitled_minutes, day_minutes, allows_half_days, allows_hours, file_after_days,
  carry_over_minutes, carry_over_months, roles, created_at, updated_at)
VALUES
  (gen_random_uuid(), 'Annual leave', true, 9600, 480, true, false, null, 2400, 3, '{lecturer,staff}', now(), now()),
  (gen_random_uuid(), 'Sick leave', true, 4800, 480, true, false, 2, 0, 12, '{lecturer,staff}', now(), now()),
  (gen_random_uuid(), 'Personal leave', true, 1440, 480, true, true, null, 0, 12, '{lecturer,staff}', now(), now()),
  (gen_random_uuid(), 'Conference and training', true, 2400, 480, true, false, null, 0, 12, '{lecturer,staff}', now(), now()),
  (gen_random_uuid(), 'Unpaid leave', false, null, 480, true, false, null, 0, 12, '{lecturer,staff}', now(), now());

-- A request for leave.
CREATE TABLE leave_requests (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT leave_requests_person_id_people_id_fk REFERENCES people (id),
	leave_type_id uuid NOT NULL CONSTRAINT leave_requests_leave_type_id_leave_types_id_fk REFERENCES leave_types (id),
	first_day date NOT NULL,
	last_day date NOT NULL,
	part text NOT NULL,
	starts_at time,
	ends_at time,
	during tsrange NOT NULL,
	reason text NOT NULL,
	status text NOT NULL,
	submitted_at timestamptz(3) NOT NULL,
	decided_at timestamptz(3),
	decided_by uuid CONSTRAINT leave_requests_decided_by_people_id_fk REFERENCES people (id),
	approved_at timestamptz(3),
	rejection_reason text,
	revoked_reason text,
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT leave_requests_hours CHECK ((part = 'hours') = (starts_at IS NOT NULL)),
	CONSTRAINT leave_requests_in_order CHECK (first_day <= last_day),
	CONSTRAINT leave_requests_times CHECK ((starts_at IS NULL) = (ends_at IS NULL))
);
CREATE INDEX leave_requests_person ON leave_requests (person_id, submitted_at);
CREATE INDEX leave_requests_order ON leave_requests (submitted_at, id);
CREATE INDEX leave_requests_status ON leave_requests (status, submitted_at);
CREATE INDEX leave_requests_days ON leave_requests (first_day, last_day);
CREATE INDEX leave_requests_type ON leave_requests (leave_type_id);
-- One person's pending and approved requests never overlap, whoever writes them. Morning and afternoon don't overlap.
ALTER TABLE leave_requests ADD CONSTRAINT leave_requests_overlap
	EXCLUDE USING gist (person_id WITH =, during WITH &&) WHERE (status IN ('pending', 'approved'));

-- A day of a request, with the minutes that it takes off the balance.
CREATE TABLE leave_request_days (
	request_id uuid NOT NULL CONSTRAINT leave_request_days_request_id_leave_requests_id_fk REFERENCES leave_requests (id),
	date date NOT NULL,
	minutes integer NOT NULL,
	CONSTRAINT leave_request_days_request_id_date_pk PRIMARY KEY (request_id, date),
	CONSTRAINT leave_request_days_count CHECK (minutes > 0)
);
CREATE INDEX leave_request_days_date ON leave_request_days (date);

-- A file that supports a request.
CREATE TABLE leave_attachments (
	id uuid PRIMARY KEY,
	request_id uuid NOT NULL CONSTRAINT leave_attachments_request_id_leave_requests_id_fk REFERENCES leave_requests (id),
	name text NOT NULL,
	type text NOT NULL,
	size integer NOT NULL,
	key text NOT NULL,
	uploaded_at timestamptz(3) NOT NULL
);
CREATE INDEX leave_attachments_request ON leave_attachments (request_id, id);

-- An entry in a leave balance, which is the sum of its entries.
CREATE TABLE leave_ledger (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT leave_ledger_person_id_people_id_fk REFERENCES people (id),
	leave_type_id uuid NOT NULL CONSTRAINT leave_ledger_leave_type_id_leave_types_id_fk REFERENCES leave_types (id),
	year integer NOT NULL,
	kind text NOT NULL,
	minutes integer NOT NULL,
	request_id uuid CONSTRAINT leave_ledger_request_id_leave_requests_id_fk REFERENCES leave_requests (id),
	note text,
	by uuid CONSTRAINT leave_ledger_by_people_id_fk REFERENCES people (id),
	at timestamptz(3) NOT NULL,
	CONSTRAINT leave_ledger_of_request CHECK ((kind IN ('taken', 'returned')) = (request_id IS NOT NULL))
);
CREATE UNIQUE INDEX leave_ledger_ruled ON leave_ledger (person_id, leave_type_id, year, kind)
	WHERE kind IN ('entitlement', 'carry-over', 'expiry');
CREATE UNIQUE INDEX leave_ledger_request ON leave_ledger (request_id, year, kind) WHERE request_id IS NOT NULL;
CREATE INDEX leave_ledger_balance ON leave_ledger (person_id, year, leave_type_id);
CREATE INDEX leave_ledger_year ON leave_ledger (year, leave_type_id);


-- 18. Payroll --------------------------------------------------------------------------------------------------------

-- A pay item: an allowance, deduction or tax.
CREATE TABLE pay_items (
	id uuid PRIMARY KEY,
	code text NOT NULL,
	name text NOT NULL,
	kind text NOT NULL,
	how jsonb NOT NULL,
	taxable boolean NOT NULL,
	prorated boolean NOT NULL,
	employment_types text[] NOT NULL,
	first_month text,
	last_month text,
	position integer NOT NULL,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	archived_at timestamptz(3),
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT pay_items_months CHECK (first_month IS NULL OR last_month IS NULL OR first_month <= last_month)
);
CREATE UNIQUE INDEX pay_items_code ON pay_items (lower(code)) WHERE archived_at IS NULL;

-- How a person is paid from a day on.
CREATE TABLE pay_profiles (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT pay_profiles_person_id_people_id_fk REFERENCES people (id),
	employment_type text NOT NULL,
	basis text NOT NULL,
	amount bigint NOT NULL,
	first_day date NOT NULL,
	last_day date,
	note text,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT pay_profiles_amount CHECK (amount >= 0),
	CONSTRAINT pay_profiles_basis CHECK (employment_type = 'part-time' OR (employment_type = 'full-time') = (basis = 'month')),
	CONSTRAINT pay_profiles_days CHECK (last_day IS NULL OR first_day <= last_day)
);
CREATE INDEX pay_profiles_person ON pay_profiles (person_id, first_day);
-- A person has only one pay profile on any day, whoever writes it.
ALTER TABLE pay_profiles ADD CONSTRAINT pay_profiles_overlap
	EXCLUDE USING gist (person_id WITH =, daterange(first_day, last_day, '[]') WITH &&);

-- A pay item that a profile includes.
CREATE TABLE pay_profile_items (
	pay_profile_id uuid NOT NULL
		CONSTRAINT pay_profile_items_pay_profile_id_pay_profiles_id_fk REFERENCES pay_profiles (id) ON DELETE CASCADE,
	pay_item_id uuid NOT NULL CONSTRAINT pay_profile_items_pay_item_id_pay_items_id_fk REFERENCES pay_items (id),
	amount bigint,
	CONSTRAINT pay_profile_items_pay_profile_id_pay_item_id_pk PRIMARY KEY (pay_profile_id, pay_item_id)
);
CREATE INDEX pay_profile_items_item ON pay_profile_items (pay_item_id);

-- The sealed bank details of a person.
CREATE TABLE bank_details (
	person_id uuid PRIMARY KEY CONSTRAINT bank_details_person_id_people_id_fk REFERENCES people (id),
	sealed bytea NOT NULL,
	changed_at timestamptz(3) NOT NULL,
	changed_by uuid NOT NULL CONSTRAINT bank_details_changed_by_people_id_fk REFERENCES people (id),
	version integer NOT NULL DEFAULT 0
);

-- A pay run: the pay of a month, or the reversal of an earlier run.
CREATE TABLE pay_runs (
	id uuid PRIMARY KEY,
	month text NOT NULL,
	kind text NOT NULL,
	status text NOT NULL,
	currency text NOT NULL,
	items jsonb NOT NULL DEFAULT '[]',
	counted_at timestamptz(3),
	problem text,
	reversal_of uuid CONSTRAINT pay_runs_reversal_of_pay_runs_id_fk REFERENCES pay_runs (id),
	reason text,
	created_at timestamptz(3) NOT NULL,
	created_by uuid NOT NULL CONSTRAINT pay_runs_created_by_people_id_fk REFERENCES people (id),
	computed_at timestamptz(3),
	approved_at timestamptz(3),
	approved_by uuid CONSTRAINT pay_runs_approved_by_people_id_fk REFERENCES people (id),
	paid_at timestamptz(3),
	paid_by uuid CONSTRAINT pay_runs_paid_by_people_id_fk REFERENCES people (id),
	paid_on date,
	locked_at timestamptz(3),
	locked_by uuid CONSTRAINT pay_runs_locked_by_people_id_fk REFERENCES people (id),
	reversed_at timestamptz(3),
	reversed_by uuid CONSTRAINT pay_runs_reversed_by_people_id_fk REFERENCES people (id),
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT pay_runs_of_reversal CHECK ((kind = 'reversal') = (reversal_of IS NOT NULL))
);
CREATE UNIQUE INDEX pay_runs_month ON pay_runs (month) WHERE kind = 'regular' AND reversed_at IS NULL;
CREATE UNIQUE INDEX pay_runs_reversal ON pay_runs (reversal_of);
CREATE INDEX pay_runs_order ON pay_runs (month, created_at);

-- A person in a pay run. An interrupted run continues with those not computed yet.
CREATE TABLE pay_run_people (
	pay_run_id uuid NOT NULL CONSTRAINT pay_run_people_pay_run_id_pay_runs_id_fk REFERENCES pay_runs (id) ON DELETE CASCADE,
	person_id uuid NOT NULL CONSTRAINT pay_run_people_person_id_people_id_fk REFERENCES people (id),
	computed_at timestamptz(3),
	CONSTRAINT pay_run_people_pay_run_id_person_id_pk PRIMARY KEY (pay_run_id, person_id)
);
CREATE INDEX pay_run_people_left ON pay_run_people (pay_run_id, person_id) WHERE computed_at IS NULL;

-- A payslip of a person in a pay run.
CREATE TABLE payslips (
	id uuid PRIMARY KEY,
	pay_run_id uuid NOT NULL CONSTRAINT payslips_pay_run_id_pay_runs_id_fk REFERENCES pay_runs (id) ON DELETE CASCADE,
	person_id uuid NOT NULL CONSTRAINT payslips_person_id_people_id_fk REFERENCES people (id),
	person_name text NOT NULL,
	person_number text,
	person_role text NOT NULL,
	employment_type text,
	basis text,
	earnings bigint NOT NULL,
	deductions bigint NOT NULL,
	taxes bigint NOT NULL,
	adjustments bigint NOT NULL,
	carried bigint NOT NULL,
	net bigint NOT NULL,
	CONSTRAINT payslips_net CHECK (net = earnings - deductions - taxes + adjustments + carried)
);
CREATE UNIQUE INDEX payslips_run_person ON payslips (pay_run_id, person_id);
CREATE INDEX payslips_person ON payslips (person_id, pay_run_id);

-- A line of a payslip.
CREATE TABLE pay_lines (
	id uuid PRIMARY KEY,
	payslip_id uuid NOT NULL CONSTRAINT pay_lines_payslip_id_payslips_id_fk REFERENCES payslips (id) ON DELETE CASCADE,
	position integer NOT NULL,
	kind text NOT NULL,
	key text NOT NULL,
	label text NOT NULL,
	detail text,
	amount bigint NOT NULL,
	of_month text,
	adjusts text,
	pay_item_id uuid CONSTRAINT pay_lines_pay_item_id_pay_items_id_fk REFERENCES pay_items (id),
	CONSTRAINT pay_lines_adjustment CHECK ((kind = 'adjustment') = (of_month IS NOT NULL))
);
CREATE UNIQUE INDEX pay_lines_slip ON pay_lines (payslip_id, position);
CREATE INDEX pay_lines_month ON pay_lines (of_month) WHERE of_month IS NOT NULL;

-- A session, working day or leave that a line is based on.
CREATE TABLE pay_line_events (
	id uuid PRIMARY KEY,
	pay_line_id uuid NOT NULL CONSTRAINT pay_line_events_pay_line_id_pay_lines_id_fk REFERENCES pay_lines (id) ON DELETE CASCADE,
	kind text NOT NULL,
	on_day date NOT NULL,
	session_id uuid CONSTRAINT pay_line_events_session_id_sessions_id_fk REFERENCES sessions (id),
	leave_request_id uuid CONSTRAINT pay_line_events_leave_request_id_leave_requests_id_fk REFERENCES leave_requests (id),
	minutes integer,
	status text,
	days text,
	check_in_at timestamptz(3),
	CONSTRAINT pay_line_events_leave CHECK ((kind = 'leave') = (leave_request_id IS NOT NULL)),
	CONSTRAINT pay_line_events_session_kind CHECK ((kind = 'session') = (session_id IS NOT NULL))
);
CREATE INDEX pay_line_events_line ON pay_line_events (pay_line_id, on_day, id);
CREATE INDEX pay_line_events_session ON pay_line_events (session_id) WHERE session_id IS NOT NULL;

-- A discrepancy to be resolved before a run is approved.
CREATE TABLE pay_discrepancies (
	id uuid PRIMARY KEY,
	pay_run_id uuid NOT NULL CONSTRAINT pay_discrepancies_pay_run_id_pay_runs_id_fk REFERENCES pay_runs (id) ON DELETE CASCADE,
	person_id uuid NOT NULL CONSTRAINT pay_discrepancies_person_id_people_id_fk REFERENCES people (id),
	kind text NOT NULL,
	subject text NOT NULL,
	session_id uuid CONSTRAINT pay_discrepancies_session_id_sessions_id_fk REFERENCES sessions (id),
	on_day date,
	about text NOT NULL,
	decision text,
	note text,
	settled_at timestamptz(3),
	settled_by uuid CONSTRAINT pay_discrepancies_settled_by_people_id_fk REFERENCES people (id),
	version integer NOT NULL DEFAULT 0,
	CONSTRAINT pay_discrepancies_settled CHECK ((decision IS NULL) = (settled_at IS NULL))
);
CREATE UNIQUE INDEX pay_discrepancies_once ON pay_discrepancies (pay_run_id, person_id, kind, subject);
CREATE INDEX pay_discrepancies_open ON pay_discrepancies (pay_run_id) WHERE decision IS NULL;

-- A person's question about a line of a payslip.
CREATE TABLE pay_questions (
	id uuid PRIMARY KEY,
	pay_line_id uuid CONSTRAINT pay_questions_pay_line_id_pay_lines_id_fk REFERENCES pay_lines (id) ON DELETE SET NULL,
	payslip_id uuid NOT NULL CONSTRAINT pay_questions_payslip_id_payslips_id_fk REFERENCES payslips (id),
	person_id uuid NOT NULL CONSTRAINT pay_questions_person_id_people_id_fk REFERENCES people (id),
	line_label text NOT NULL,
	line_kind text NOT NULL,
	line_amount bigint NOT NULL,
	question text NOT NULL,
	asked_at timestamptz(3) NOT NULL,
	answer text,
	answered_at timestamptz(3),
	answered_by uuid CONSTRAINT pay_questions_answered_by_people_id_fk REFERENCES people (id),
	CONSTRAINT pay_questions_answered CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE UNIQUE INDEX pay_questions_open ON pay_questions (pay_line_id) WHERE answered_at IS NULL;
CREATE INDEX pay_questions_person ON pay_questions (person_id, asked_at);
CREATE INDEX pay_questions_order ON pay_questions (asked_at, id);


-- 19. Displays -------------------------------------------------------------------------------------------------------

-- A paired display. Its cookie holds the token, the row the hash.
CREATE TABLE displays (
	id uuid PRIMARY KEY,
	token_hash bytea CONSTRAINT displays_token_hash_unique UNIQUE,
	name text NOT NULL,
	purpose text NOT NULL,
	link_id uuid CONSTRAINT displays_link_id_staff_links_id_fk REFERENCES staff_links (id) ON DELETE CASCADE,
	session_id uuid CONSTRAINT displays_session_id_sessions_id_fk REFERENCES sessions (id) ON DELETE CASCADE,
	window_id uuid,
	paired_by uuid NOT NULL CONSTRAINT displays_paired_by_people_id_fk REFERENCES people (id),
	paired_at timestamptz(3) NOT NULL,
	seen_at timestamptz(3),
	CONSTRAINT displays_one_target
		CHECK (CASE purpose
			WHEN 'kiosk' THEN session_id IS NOT NULL AND window_id IS NOT NULL AND link_id IS NULL
			ELSE link_id IS NOT NULL AND session_id IS NULL AND window_id IS NULL END)
);
CREATE INDEX displays_paired_by ON displays (paired_by, id);

-- A display that waits to be confirmed.
CREATE TABLE display_pairings (
	id uuid PRIMARY KEY,
	secret_hash bytea NOT NULL CONSTRAINT display_pairings_secret_hash_unique UNIQUE,
	code_hash bytea NOT NULL CONSTRAINT display_pairings_code_hash_unique UNIQUE,
	address text NOT NULL,
	user_agent text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	expires_at timestamptz(3) NOT NULL,
	display_id uuid CONSTRAINT display_pairings_display_id_displays_id_fk REFERENCES displays (id) ON DELETE CASCADE
);
CREATE INDEX display_pairings_expiry ON display_pairings (expires_at);


-- 20. Analytics ------------------------------------------------------------------------------------------------------
-- Computed from the records by a worker. There are no foreign keys, because what a figure is about may be gone.

-- Attendance at a session, of the students of one batch.
CREATE TABLE session_figures (
	session_id uuid NOT NULL,
	batch_id uuid,
	class_id uuid NOT NULL,
	term_id uuid NOT NULL,
	starts_at timestamptz(3) NOT NULL,
	week date NOT NULL,
	weekday smallint NOT NULL,
	hour smallint NOT NULL,
	present integer NOT NULL,
	late integer NOT NULL,
	absent integer NOT NULL,
	excused integer NOT NULL,
	arrived_5 integer NOT NULL,
	arrived_10 integer NOT NULL,
	arrived_15 integer NOT NULL,
	arrived_20 integer NOT NULL,
	arrived_30 integer NOT NULL,
	arrived_later integer NOT NULL,
	CONSTRAINT session_figures_of UNIQUE NULLS NOT DISTINCT (session_id, batch_id)
);
CREATE INDEX session_figures_week ON session_figures (term_id, week);
CREATE INDEX session_figures_start ON session_figures (term_id, starts_at, session_id);

-- Attendance in a week of a term.
CREATE TABLE week_figures (
	term_id uuid NOT NULL,
	week date NOT NULL,
	sessions integer NOT NULL,
	present integer NOT NULL,
	late integer NOT NULL,
	absent integer NOT NULL,
	excused integer NOT NULL,
	CONSTRAINT week_figures_term_id_week_pk PRIMARY KEY (term_id, week)
);

-- A student's attendance, work and marks in a class.
CREATE TABLE student_figures (
	class_id uuid NOT NULL,
	student_id uuid NOT NULL,
	term_id uuid NOT NULL,
	batch_id uuid,
	present integer NOT NULL,
	late integer NOT NULL,
	absent integer NOT NULL,
	excused integer NOT NULL,
	present_minutes smallint[] NOT NULL,
	late_minutes smallint[] NOT NULL,
	letters text NOT NULL,
	starts integer[] NOT NULL,
	work_due integer NOT NULL,
	work_submitted integer NOT NULL,
	work_in_time integer NOT NULL,
	mark_sum numeric(9,2) NOT NULL,
	mark_count integer NOT NULL,
	CONSTRAINT student_figures_class_id_student_id_pk PRIMARY KEY (class_id, student_id)
);
CREATE INDEX student_figures_term ON student_figures (term_id);
CREATE INDEX student_figures_student ON student_figures (student_id, term_id);

-- A student at risk in a term, with the reasons.
CREATE TABLE risk_figures (
	term_id uuid NOT NULL,
	student_id uuid NOT NULL,
	level text NOT NULL,
	score smallint NOT NULL,
	percentage double precision,
	weeks jsonb NOT NULL,
	missed_in_a_row smallint NOT NULL,
	reasons jsonb NOT NULL,
	CONSTRAINT risk_figures_term_id_student_id_pk PRIMARY KEY (term_id, student_id)
);
CREATE INDEX risk_figures_order ON risk_figures (term_id, score DESC NULLS LAST, student_id);


-- 21. Mail -----------------------------------------------------------------------------------------------------------

-- An email, from the transaction that wants it until after it was sent.
CREATE TABLE mail_outbox (
	id uuid PRIMARY KEY,
	kind text NOT NULL,
	person_id uuid CONSTRAINT mail_outbox_person_id_people_id_fk REFERENCES people (id) ON DELETE SET NULL,
	state text NOT NULL,
	sealed text,
	expires_at timestamptz(3),
	attempts integer NOT NULL DEFAULT 0,
	next_attempt_at timestamptz(3) NOT NULL,
	lease_ends_at timestamptz(3),
	handed_over_at timestamptz(3),
	problem text,
	reply integer,
	created_at timestamptz(3) NOT NULL,
	sent_at timestamptz(3)
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at, id) WHERE state = 'queued';
CREATE INDEX mail_outbox_state ON mail_outbox (state, id);
CREATE INDEX mail_outbox_person ON mail_outbox (person_id);
CREATE INDEX mail_outbox_created ON mail_outbox (created_at);
CREATE UNIQUE INDEX mail_outbox_gathering ON mail_outbox (person_id) WHERE kind = 'digest' AND state = 'queued' AND attempts = 0;


-- 22. Notifications --------------------------------------------------------------------------------------------------

-- A notification for one person.
CREATE TABLE notifications (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT notifications_person_id_people_id_fk REFERENCES people (id),
	kind text NOT NULL DEFAULT 'attendance',
	type text NOT NULL,
	title text NOT NULL,
	message text NOT NULL,
	at timestamptz(3) NOT NULL,
	is_read boolean NOT NULL DEFAULT false,
	priority text NOT NULL,
	navigation_path text
);
CREATE INDEX notifications_person ON notifications (person_id, id);
CREATE INDEX notifications_at ON notifications (at);

-- A person's choice of how to be notified of one kind of event, where it differs from the default.
CREATE TABLE notification_preferences (
	person_id uuid NOT NULL CONSTRAINT notification_preferences_person_id_people_id_fk REFERENCES people (id),
	kind text NOT NULL,
	push boolean,
	email boolean,
	CONSTRAINT notification_preferences_person_id_kind_pk PRIMARY KEY (person_id, kind)
);

-- The email that a notification goes out with.
CREATE TABLE mailed_notifications (
	notification_id uuid PRIMARY KEY
		CONSTRAINT mailed_notifications_notification_id_notifications_id_fk REFERENCES notifications (id) ON DELETE CASCADE,
	mail_id uuid NOT NULL CONSTRAINT mailed_notifications_mail_id_mail_outbox_id_fk REFERENCES mail_outbox (id) ON DELETE CASCADE
);
CREATE INDEX mailed_notifications_mail ON mailed_notifications (mail_id);

-- A browser that receives a person's push notifications. It is removed when its auth session ends.
CREATE TABLE push_registrations (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT push_registrations_person_id_people_id_fk REFERENCES people (id),
	session_id uuid NOT NULL
		CONSTRAINT push_registrations_session_id_sign_in_sessions_id_fk REFERENCES sign_in_sessions (id) ON DELETE CASCADE,
	endpoint_hash bytea NOT NULL CONSTRAINT push_registrations_endpoint_hash_unique UNIQUE,
	sealed text NOT NULL,
	device text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	refreshed_at timestamptz(3) NOT NULL,
	last_success_at timestamptz(3),
	failures integer NOT NULL DEFAULT 0
);
CREATE INDEX push_registrations_person ON push_registrations (person_id, id);
CREATE INDEX push_registrations_session ON push_registrations (session_id);


-- 23. Imports --------------------------------------------------------------------------------------------------------

-- An import, from its dry run until it is applied or undone.
CREATE TABLE imports (
	id uuid PRIMARY KEY,
	format text NOT NULL,
	filename text NOT NULL,
	file text NOT NULL,
	state text NOT NULL,
	complete boolean NOT NULL,
	complete_kinds jsonb NOT NULL DEFAULT '[]',
	invite boolean NOT NULL DEFAULT false,
	problem text,
	notes jsonb NOT NULL DEFAULT '[]',
	kinds jsonb NOT NULL DEFAULT '[]',
	kept integer NOT NULL DEFAULT 0,
	invitations_sent integer NOT NULL DEFAULT 0,
	done integer NOT NULL DEFAULT 0,
	total integer NOT NULL DEFAULT 0,
	requested_by uuid NOT NULL CONSTRAINT imports_requested_by_people_id_fk REFERENCES people (id),
	created_at timestamptz(3) NOT NULL,
	applied_at timestamptz(3),
	undone_at timestamptz(3)
);
CREATE INDEX imports_created ON imports (created_at);

-- A line of an import, with its outcome and what was there before.
CREATE TABLE import_rows (
	import_id uuid NOT NULL CONSTRAINT import_rows_import_id_imports_id_fk REFERENCES imports (id) ON DELETE CASCADE,
	row_no integer NOT NULL,
	kind text NOT NULL,
	file text,
	line integer,
	key text NOT NULL,
	alias text,
	label text NOT NULL,
	gone boolean NOT NULL DEFAULT false,
	data jsonb NOT NULL,
	refs jsonb NOT NULL,
	settled boolean NOT NULL DEFAULT false,
	outcome text,
	reason text,
	target_id uuid,
	before jsonb,
	after jsonb,
	seen text,
	invited_at timestamptz,
	undo text,
	CONSTRAINT import_rows_import_id_row_no_pk PRIMARY KEY (import_id, row_no)
);
CREATE INDEX import_rows_key ON import_rows (import_id, kind, key);
CREATE INDEX import_rows_outcome ON import_rows (import_id, outcome, row_no);

-- The id by which an outside system knows one of our rows.
CREATE TABLE external_ids (
	source text NOT NULL,
	kind text NOT NULL,
	external_id text NOT NULL,
	row_id uuid NOT NULL,
	created boolean NOT NULL,
	deactivated boolean NOT NULL DEFAULT false,
	import_id uuid NOT NULL,
	CONSTRAINT external_ids_source_kind_external_id_pk PRIMARY KEY (source, kind, external_id)
);
CREATE INDEX external_ids_row ON external_ids (row_id);
CREATE INDEX external_ids_import ON external_ids (import_id);


-- 24. Audit, retention, privacy --------------------------------------------------------------------------------------

-- Who did what, when and from where. Written in the transaction of the change itself, and only changed when a person is
-- erased.
CREATE TABLE audit_events (
	id uuid PRIMARY KEY,
	at timestamptz(3) NOT NULL,
	actor_id uuid,
	operation text NOT NULL,
	entity text NOT NULL,
	entity_id text NOT NULL,
	before jsonb,
	after jsonb,
	address text NOT NULL,
	request_id text NOT NULL,
	mentions uuid[] NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_events_entity ON audit_events (entity, entity_id, at);
CREATE INDEX audit_events_at ON audit_events (at, id);
CREATE INDEX audit_events_actor ON audit_events (actor_id, at, id);
CREATE INDEX audit_events_operation ON audit_events (operation, at, id);
CREATE INDEX audit_events_address ON audit_events (address, at, id);
CREATE INDEX audit_events_mentions ON audit_events USING gin (mentions);

-- The last retention run for one kind of data.
CREATE TABLE retention_runs (
	kind text PRIMARY KEY,
	at timestamptz(3) NOT NULL,
	deleted integer NOT NULL,
	failed boolean NOT NULL
);

-- A person whose data was erased or is being erased, with the report.
CREATE TABLE erasures (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT erasures_person_id_unique UNIQUE
		CONSTRAINT erasures_person_id_people_id_fk REFERENCES people (id),
	requested_by uuid NOT NULL CONSTRAINT erasures_requested_by_people_id_fk REFERENCES people (id),
	requested_at timestamptz(3) NOT NULL,
	status text NOT NULL,
	erased_at timestamptz(3),
	items jsonb NOT NULL DEFAULT '[]',
	files integer NOT NULL DEFAULT 0
);

-- A person's export of their own data.
CREATE TABLE data_exports (
	id uuid PRIMARY KEY,
	person_id uuid NOT NULL CONSTRAINT data_exports_person_id_unique UNIQUE
		CONSTRAINT data_exports_person_id_people_id_fk REFERENCES people (id),
	status text NOT NULL,
	done integer NOT NULL DEFAULT 0,
	total integer NOT NULL,
	tries integer NOT NULL DEFAULT 0,
	requested_at timestamptz(3) NOT NULL,
	expires_at timestamptz(3),
	file text,
	nonce bytea,
	tag bytea,
	bytes bigint
);
CREATE INDEX data_exports_expiry ON data_exports (expires_at);
