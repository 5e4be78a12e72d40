// The names for the compiler, which can't follow how api-operations.ts selects them. A test of the server compares
// both, and prints the names that are missing.

// biome-ignore format: one name per line would be three hundred lines
export const operationNames = [
  // people
  'archivePerson', 'createPerson', 'disablePerson', 'enablePerson', 'exportPeople', 'listPeople',
  'readPerson', 'updatePerson',
  // structure
  'addBatchMembers', 'addPublicHoliday', 'archiveBatch', 'archiveClass', 'archiveCourse', 'archiveDepartment',
  'archiveProgramme', 'archiveRoom', 'archiveTerm', 'copyTerm', 'createBatch', 'createClass', 'createCourse',
  'createDepartment', 'createProgramme', 'createRoom', 'createTerm', 'enrolStudents', 'listBatchMembers',
  'listBatches', 'listClasses', 'listCourses', 'listDepartments', 'listEnrolments', 'listProgrammes',
  'listPublicHolidays', 'listRooms', 'listStudents', 'listTerms', 'moveStudents', 'previewTermCopy', 'readBatch', 'readClass', 'readClassMaterials',
  'readCourse', 'readDepartment', 'readProgramme', 'readRoom', 'readTerm', 'removeBatchMember',
  'removePublicHoliday', 'restoreBatch', 'restoreClass', 'restoreCourse', 'restoreDepartment',
  'restoreProgramme', 'restoreRoom', 'restoreTerm', 'updateBatch', 'updateClass', 'updateClassMaterials', 'updateCourse',
  'updateDepartment', 'updateProgramme', 'updateRoom', 'updateTerm', 'withdrawStudent',
  // timetable
  'approveSessionRequest', 'cancelSession', 'checkMeeting', 'checkSessionMove', 'createMeeting',
  'deleteMeeting', 'listClassSessions', 'listMeetings', 'listSessionRequests', 'listSessionsToday',
  'moveSession', 'readClassSession', 'rejectSessionRequest', 'restoreSession', 'setSubstitute',
  'updateMeeting',
  // attendance
  'acceptClaim', 'acceptDispute', 'applyAttendanceImport', 'checkAttendanceImport', 'closeCheckIn',
  'correctAttendance', 'countWaitingClaims', 'declineClaim', 'declineDispute', 'exportAttendanceRecords',
  'exportAttendanceReport', 'exportClassReport', 'findSessions', 'listAttendanceRecords', 'listDisputes',
  'listFindings', 'listMissedRegisters', 'listStudentTotals', 'listWaitingClaims', 'markAttendance',
  'openCheckIn', 'readAttendanceReport', 'readCheckInRules', 'readClassReport', 'readRecordHistory',
  'readRegister', 'readStudentAttendance', 'recordRest', 'settleFinding', 'takeRegisterLater', 'undoMark',
  'undoRest', 'updateCheckIn', 'updateCheckInRules',
  // staff
  'addShiftRule', 'addStaffLink', 'correctStaffDay', 'decideCorrection', 'exportStaffDays', 'listCorrections',
  'listForgottenCheckOuts', 'listShiftRules', 'listStaffDaysOf', 'listStaffLinks', 'listStaffMonth', 'readStaffBoard',
  'readStaffDay', 'removeShiftRule', 'updateShiftRule', 'updateStaffLink',
  // assignments
  'addAnnotation', 'archiveAssignment', 'attachBriefFile', 'attachFeedbackFile', 'createAssignment',
  'decideLateSubmission', 'deleteAnnotation', 'downloadSubmissions', 'duplicateAssignment',
  'exportAssignments', 'exportLateSubmissions', 'exportSubmissions', 'listAnnotations', 'listAssignments',
  'listLateSubmissions', 'listSimilarWork', 'listSubmissions', 'markSubmission', 'publishAssignment',
  'readAssignment', 'readBriefFile', 'readFeedbackFile', 'readHandInReminder', 'readLateSubmission',
  'readRubric', 'readSubmission', 'readSubmittedFile', 'readWorkPreview', 'remindToHandIn', 'removeBriefFile',
  'removeFeedbackFile', 'restoreAssignment', 'returnAllMarked', 'returnSubmission', 'saveRubric',
  'unpublishAssignment', 'updateAnnotation', 'updateAssignment',
  // exams
  'archiveExam', 'assignSitting', 'cancelExam', 'checkExam', 'createExam', 'exportExamSeats', 'exportExams',
  'generateExamSeats', 'listExamDeferrals', 'listExamSeats', 'listExams', 'listTermDrafts', 'printExams',
  'publishExam', 'publishTermExams', 'readExam', 'unpublishExam', 'updateExam', 'weighExam',
  // results
  'applyMarksImport', 'archiveGradeScheme', 'checkMarksImport', 'commentOnMark', 'correctMark',
  'createGradeScheme', 'enterMarks', 'exportClassResults', 'exportIssuedPapers', 'exportMarkSheet',
  'exportMarkSheets', 'issueResultSheet', 'issueTranscript', 'listClassResults', 'listGradeSchemes',
  'listIssuedPapers', 'listMarkChanges', 'listMarkSheets', 'listStudentResults', 'previewTranscript',
  'publishMarkSheet', 'readMarkSheet', 'readPaper', 'releaseMarks', 'reopenMarkSheet', 'revokePaper',
  'submitMarkSheet', 'undoMarksImport', 'updateGradeScheme', 'withholdMarks',
  // mitigation
  'decideMitigation', 'deleteMitigation', 'exportMitigation', 'listMitigation', 'listMitigationOfStudent',
  'listMitigationStudents', 'previewMitigation', 'readMitigation', 'readMitigationFile', 'reverseMitigation',
  // leave
  'adjustLeaveBalance', 'approveLeave', 'archiveLeaveType', 'createLeaveType', 'exportLeave', 'listLeave',
  'listLeaveBalances', 'listLeaveLedger', 'listLeaveProposals', 'listLeaveTypes', 'listTeamCalendar',
  'readLeave', 'readLeaveFile', 'rejectLeave', 'restoreLeaveType', 'reviewLeave', 'revokeLeave',
  'updateLeaveType',
  // pay
  'answerPayQuestion', 'computePayRun', 'createPayRun', 'exportAnalyticsPayslips', 'exportPayProfiles',
  'exportPayslips', 'listAnalyticsPayslips', 'listDiscrepancies', 'listPayItems', 'listPayLineEvents',
  'listPayProfiles', 'listPayProfilesOf', 'listPayQuestions', 'listPayRunTotals', 'listPayRuns',
  'listPayslips', 'listUnpaidPeople', 'lockPayRun', 'readPayRun', 'readPayTotals', 'readPayslip',
  'removePayRun', 'tryPayItem',
  // analytics
  'compareAttendance', 'exportAnalytics', 'exportAnalyticsEnrolments', 'exportAnalyticsRecords',
  'exportAnalyticsSessions', 'exportAnalyticsStaffDays', 'exportAnalyticsStudents', 'listAnalyticsEnrolments',
  'listAnalyticsRecords', 'listAnalyticsSessions', 'listAnalyticsStaffDays', 'listAnalyticsStudents',
  'listAtRiskStudents', 'listPolicyChanges', 'readAnalyticsOverview', 'readAttendanceHeatmap',
  'readAttendanceHistory', 'readAttendanceTrend', 'readCampusPulse', 'readLateness', 'readStaffAnalytics',
  'readWorkCorrelations', 'rebuildAnalytics', 'simulatePolicy',
  // audit
  'exportAuditEvents', 'listAuditEvents', 'readAuditEvent',
] as const
