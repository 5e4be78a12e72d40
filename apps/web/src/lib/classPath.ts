export type ClassPart =
  | 'sessions'
  | 'students'
  | 'assignments'
  | 'results'
  | 'report'
  | 'timetable'
  | 'settings'

/** The page of a class, or one of its tabs. */
export const classPath = (classId: string, tab?: ClassPart): string =>
  tab ? `/app/classes/${classId}/${tab}` : `/app/classes/${classId}`
