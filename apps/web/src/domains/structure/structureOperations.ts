/**
 * The operations on each kind of row, and the field of their input that holds the id of one. Code that handles every
 * kind asserts the type of the rows, which it cannot infer from these names.
 */
export const structureOperations = {
  department: {
    idField: 'departmentId',
    list: 'listDepartments',
    read: 'readDepartment',
    create: 'createDepartment',
    update: 'updateDepartment',
    archive: 'archiveDepartment',
    restore: 'restoreDepartment',
  },
  programme: {
    idField: 'programmeId',
    list: 'listProgrammes',
    read: 'readProgramme',
    create: 'createProgramme',
    update: 'updateProgramme',
    archive: 'archiveProgramme',
    restore: 'restoreProgramme',
  },
  course: {
    idField: 'courseId',
    list: 'listCourses',
    read: 'readCourse',
    create: 'createCourse',
    update: 'updateCourse',
    archive: 'archiveCourse',
    restore: 'restoreCourse',
  },
  room: {
    idField: 'roomId',
    list: 'listRooms',
    read: 'readRoom',
    create: 'createRoom',
    update: 'updateRoom',
    archive: 'archiveRoom',
    restore: 'restoreRoom',
  },
  term: {
    idField: 'termId',
    list: 'listTerms',
    read: 'readTerm',
    create: 'createTerm',
    update: 'updateTerm',
    archive: 'archiveTerm',
    restore: 'restoreTerm',
  },
  batch: {
    idField: 'batchId',
    list: 'listBatches',
    read: 'readBatch',
    create: 'createBatch',
    update: 'updateBatch',
    archive: 'archiveBatch',
    restore: 'restoreBatch',
  },
  class: {
    idField: 'classId',
    list: 'listClasses',
    read: 'readClass',
    create: 'createClass',
    update: 'updateClass',
    archive: 'archiveClass',
    restore: 'restoreClass',
  },
} as const

export type StructureKind = keyof typeof structureOperations

/** The input of an operation on one row. */
export const inputFor = (kind: StructureKind, id: string, facts: object = {}) =>
  ({ [structureOperations[kind].idField]: id, ...facts }) as never
