import { employmentTypes, roles } from '@campanile/contract/roles.ts'
import { languageCodes } from '@campanile/messages/languages.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, bytea, citext, idColumn, versionColumn } from '#db/columns.ts'

export const people = pgTable(
  'people',
  {
    id: idColumn(),
    email: citext('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role', { enum: roles }).notNull(),
    employmentType: text('employment_type', { enum: employmentTypes }),
    number: text('number'),
    /** As E.164 writes it: +442079460958. */
    phone: text('phone'),
    /**
     * The department that a lecturer, member of staff or admin belongs to; students have that of their programme. The
     * foreign key is in the migration, because departments are declared after people.
     */
    departmentId: uuid('department_id'),
    /** First and last day with the institution. */
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on'),
    /** The language the person reads; null: the institution's. */
    language: text('language', { enum: languageCodes }),
    isActive: boolean('is_active').notNull().default(true),
    /** Key in the file store; different for each photo. */
    profileImage: text('profile_image'),
    /** Sealed; set while a face is in use: the fall-back of the face-registered flag, spec.md section 4. */
    faceDescriptor: bytea('face_descriptor'),
    faceRegisteredAt: at('face_registered_at'),
    facePhoto: text('face_photo'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    archivedAt: at('archived_at'),
    /** When the person became an admin; null for other roles. Maintained by a trigger. */
    adminSince: at('admin_since'),
    /** When another admin vouched for this one, or when no one could; cleared with the role. */
    vouchedAt: at('vouched_at'),
    /** When the person was disabled or archived; null while active. Maintained by a trigger. */
    inactiveSince: at('inactive_since'),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('people_email').on(table.email).where(sql`archived_at is null`),
    uniqueIndex('people_number').on(sql`lower(number)`).where(sql`archived_at is null`),
    index('people_role').on(table.role),
    index('people_department').on(table.departmentId).where(sql`department_id is not null`),
    index('people_updated').on(table.updatedAt),
    index('people_inactive').on(table.inactiveSince).where(sql`inactive_since is not null`),
    index('people_search').using(
      'gin',
      sql`(first_name || ' ' || last_name || ' ' || email::text || ' ' || coalesce(number, '')) gin_trgm_ops`,
    ),
    index('people_phone').using('gin', sql`phone gin_trgm_ops`).where(sql`phone is not null`),
    check('people_dates', sql`ends_on >= starts_on`),
    check('people_student_employment', sql`role <> 'student' or employment_type is null`),
  ],
)
