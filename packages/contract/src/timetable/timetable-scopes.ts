/** The subject of a timetable; campus: everyone’s. */
export const timetableScopes = ['campus', 'room', 'batch', 'lecturer', 'class'] as const
export type TimetableScope = (typeof timetableScopes)[number]
