import type { Actor } from '#http/context.ts'

interface ClassAbilities {
  edit: boolean
  archive: boolean
  restore: boolean
}

/** Admins change classes. Lecturers only view those they teach. */
export const classAbilities = ({ role }: Pick<Actor, 'role'>, can: ClassAbilities): ClassAbilities =>
  role === 'admin' ? can : { edit: false, archive: false, restore: false }
