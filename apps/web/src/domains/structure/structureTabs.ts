export const classesPath = '/app/classes'

/** The parts of Class Management, in their order. */
export const structureTabs = [
  { to: classesPath, label: 'Classes' },
  { to: `${classesPath}/session-requests`, label: 'Session requests' },
  { to: `${classesPath}/courses`, label: 'Courses' },
  { to: `${classesPath}/terms`, label: 'Terms' },
  { to: `${classesPath}/holidays`, label: 'Public holidays' },
  { to: `${classesPath}/rooms`, label: 'Rooms' },
  { to: `${classesPath}/batches`, label: 'Batches' },
  { to: `${classesPath}/programmes`, label: 'Programmes' },
  { to: `${classesPath}/departments`, label: 'Departments' },
] as const

export const batchPath = (batchId: string) => `${classesPath}/batches/${batchId}`
export const classPath = (classId: string) => `${classesPath}/${classId}`
