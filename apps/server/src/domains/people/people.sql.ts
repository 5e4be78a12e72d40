import { sql } from 'drizzle-orm'
import { inNameOrder } from '#db/name-order.ts'
import { people } from './people.tables.ts'

// Fragments over `people` shared by several repositories; written exactly like the indexes.

/** spec.md section 4: from the face profile unless it is inactive, otherwise from the user record. */
export const faceRegistered = sql<boolean>`(
  people.face_descriptor is not null
  or exists (select 1 from face_profiles f where f.person_id = people.id and f.is_active))`

export const faceInReview = sql<boolean>`exists (select 1 from face_reviews r where r.person_id = people.id)`

/** Whether this person needs a code after the password to sign in. */
export const secondFactorOn = sql<boolean>`exists (
  select 1 from second_factors s where s.person_id = people.id and s.confirmed_at is not null)`

/** A person is invited until they have a password, an identity or a passkey to sign in with. */
export const personStatus = sql<'active' | 'invited' | 'disabled' | 'archived'>`case
  when people.archived_at is not null then 'archived'
  when not people.is_active then 'disabled'
  when exists (select 1 from passwords p where p.person_id = people.id)
    or exists (select 1 from identities i where i.person_id = people.id)
    or exists (select 1 from passkeys k where k.person_id = people.id) then 'active'
  else 'invited' end`

/** The batch of a student, with the name of its programme. */
export const personBatch = sql<{ id: string; code: string; programme: string } | null>`(
  select json_build_object('id', b.id, 'code', b.code::text, 'programme', g.name)
  from batch_members m join batches b on b.id = m.batch_id join programmes g on g.id = b.programme_id
  where m.student_id = people.id and people.role = 'student')`

/** The department of a student’s programme, or the one that anyone else belongs to. */
export const personDepartment = sql<{ id: string; name: string } | null>`(
  select json_build_object('id', d.id, 'name', d.name) from departments d where d.id = case
    when people.role <> 'student' then people.department_id
    else (select g.department_id from batch_members m join batches b on b.id = m.batch_id
      join programmes g on g.id = b.programme_id where m.student_id = people.id) end)`

export const searchable = sql`(people.first_name || ' ' || people.last_name || ' ' || people.email::text || ' ' || coalesce(people.number, ''))`

export const nameOrder = [inNameOrder(people.lastName), inNameOrder(people.firstName)]

/** The same for `people` as `p`; people with the same name keep a stable order. */
export const nameOrderOfP = sql`${inNameOrder(sql`p.last_name`)}, ${inNameOrder(sql`p.first_name`)}, p.id`

export const reverseNameOrderOfP = sql`${inNameOrder(sql`p.last_name`)} desc, ${inNameOrder(sql`p.first_name`)} desc, p.id desc`

/** How a person appears in a list. */
export const nameShape = {
  firstName: people.firstName,
  lastName: people.lastName,
  number: people.number,
  profileImage: people.profileImage,
}
