import type { Actor } from '#http/context.ts'

/**
 * Admins send messages to anyone, also to groups of people. Lecturers only send them to classes they teach and
 * to their students.
 */
export const canMessageAnyone = ({ role }: Pick<Actor, 'role'>): boolean => role === 'admin'
