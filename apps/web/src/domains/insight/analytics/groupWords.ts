import type { AnalyticsFilter, AnalyticsGroup } from '@campanile/contract/analytics/analytics-values.ts'
import { m } from './messages.ts'

/** Names of groups: in the selection, and in the filter that a row sets. */
export const analyticsGroupWords: Record<
  AnalyticsGroup,
  { many: string; one: string; filter: AnalyticsFilter }
> = {
  department: { many: m.departments(), one: m.department(), filter: 'departmentId' },
  programme: { many: m.programmes(), one: m.programme(), filter: 'programmeId' },
  batch: { many: m.batches(), one: m.batch(), filter: 'batchId' },
  course: { many: m.courses(), one: m.course(), filter: 'courseId' },
  class: { many: m.classes(), one: m.class(), filter: 'classId' },
  lecturer: { many: m.lecturers(), one: m.lecturer(), filter: 'lecturerId' },
}

/** The groups within a group, which a row links to. */
export const inside: Record<AnalyticsGroup, AnalyticsGroup | null> = {
  department: 'programme',
  programme: 'batch',
  batch: 'class',
  course: 'class',
  class: null,
  lecturer: 'class',
}

export const groupOptions = Object.entries(analyticsGroupWords).map(([value, { many }]) => ({
  value,
  label: many,
}))
