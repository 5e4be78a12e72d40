import type { Actor } from '#http/context.ts'

/**
 * Admins pair displays at the locations where staff check in, and see all displays. Lecturers only pair kiosks
 * for sessions they run, and see their own displays and those of their sessions.
 */
export const managesAllDisplays = ({ role }: Pick<Actor, 'role'>): boolean => role === 'admin'
