import type { structure } from '@campanile/contract/structure.ts'
import type { Routes } from '#http/routes.ts'
import {
  archiveBatch,
  createBatch,
  listBatches,
  readBatch,
  restoreBatch,
  updateBatch,
} from './batches.service.ts'
import {
  archiveClass,
  createClass,
  listClasses,
  readClass,
  restoreClass,
  updateClass,
} from './classes.service.ts'
import {
  archiveCourse,
  createCourse,
  listCourses,
  readCourse,
  restoreCourse,
  updateCourse,
} from './courses.service.ts'
import {
  archiveDepartment,
  createDepartment,
  listDepartments,
  readDepartment,
  restoreDepartment,
  updateDepartment,
} from './departments.service.ts'
import { enrolStudents, listEnrolments, withdrawStudent } from './enrolments.service.ts'
import { addBatchMembers, listBatchMembers, listStudents, removeBatchMember } from './members.service.ts'
import {
  archiveProgramme,
  createProgramme,
  listProgrammes,
  readProgramme,
  restoreProgramme,
  updateProgramme,
} from './programmes.service.ts'
import { archiveRoom, createRoom, listRooms, readRoom, restoreRoom, updateRoom } from './rooms.service.ts'
import { copyTerm, previewTermCopy } from './term-copy.service.ts'
import { archiveTerm, createTerm, listTerms, readTerm, restoreTerm, updateTerm } from './terms.service.ts'

export const structureRoutes: Routes<typeof structure> = {
  listDepartments,
  readDepartment,
  createDepartment,
  updateDepartment,
  archiveDepartment,
  restoreDepartment,
  listProgrammes,
  readProgramme,
  createProgramme,
  updateProgramme,
  archiveProgramme,
  restoreProgramme,
  listCourses,
  readCourse,
  createCourse,
  updateCourse,
  archiveCourse,
  restoreCourse,
  listRooms,
  readRoom,
  createRoom,
  updateRoom,
  archiveRoom,
  restoreRoom,
  listTerms,
  readTerm,
  createTerm,
  updateTerm,
  archiveTerm,
  restoreTerm,
  previewTermCopy,
  copyTerm,
  listBatches,
  readBatch,
  createBatch,
  updateBatch,
  archiveBatch,
  restoreBatch,
  listBatchMembers,
  addBatchMembers,
  removeBatchMember,
  listStudents,
  listClasses,
  readClass,
  createClass,
  updateClass,
  archiveClass,
  restoreClass,
  listEnrolments,
  enrolStudents,
  withdrawStudent,
}
