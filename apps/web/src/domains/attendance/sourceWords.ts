import type { AttendanceSource } from '@campanile/contract/timetable/timetable.ts'

/** How a mark came about: "by face". */
export const sourceWords: Record<AttendanceSource, string> = {
  face: 'by face',
  passkey: 'by passkey',
  code: 'by code',
  manual: 'by hand',
  import: 'by import',
  leave: 'by approved leave',
  mitigation: 'by approved mitigation',
}
