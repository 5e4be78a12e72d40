import { type SQL, sql } from 'drizzle-orm'
import { allConditions, containing, searchWords } from '#db/lists.ts'
import { searchable } from '#domains/people/people.sql.ts'

// Fragments that the repositories of this domain share; they expect `mitigation_requests` as `m`.

const uuidForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Ids of people matching a typed word; a whole id matches its person. */
const matchingPeople = (word: string): SQL =>
  uuidForm.test(word)
    ? sql`select ${word}::uuid as id`
    : sql`select people.id from people where ${searchable} ilike ${containing(word)}`

/** Shorter words have no trigram, so no index can find them. */
const shortestIndexed = 3

/**
 * Matches a typed word in the text of a request; must be written like the index mitigation_requests_search.
 */
const mentionsWord = (word: string): SQL =>
  sql`(title || ' ' || coalesce(course_code, '') || ' ' || coalesce(assignment_name, '')) ilike ${containing(word)}`

function requestsWithWord(word: string): SQL {
  if (word.length < shortestIndexed)
    return sql`(${mentionsWord(word)} or m.student_id in (${matchingPeople(word)}))`
  // Not `or`: PostgreSQL cannot combine indexes of two tables, but each side of a union uses its own.
  return sql`m.id in (
    select r.id from mitigation_requests r where ${mentionsWord(word)}
    union select r.id from mitigation_requests r where r.student_id in (${matchingPeople(word)}))`
}

/** Each typed word must match the student or the text of the request. */
export const requestCondition = (search: string): SQL =>
  allConditions(...searchWords(search).map(requestsWithWord))

/** Each typed word must match the student. */
export const studentCondition = (search: string): SQL =>
  allConditions(...searchWords(search).map((word) => sql`m.student_id in (${matchingPeople(word)})`))

/** The number of requests in each status. */
export const statusCounts = sql`count(*)::int as total,
  count(*) filter (where m.status = 'pending')::int as pending,
  count(*) filter (where m.status = 'approved')::int as approved,
  count(*) filter (where m.status = 'rejected')::int as rejected`
