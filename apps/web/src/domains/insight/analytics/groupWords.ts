import type { AnalyticsFilter, AnalyticsGroup } from '@campanile/contract/analytics/analytics-values.ts'

/** What is compared: in the choice, and the filter that a row sets. */
export const analyticsGroupWords: Record<
  AnalyticsGroup,
  { many: string; one: string; filter: AnalyticsFilter }
> = {
  department: { many: 'Departments', one: 'Department', filter: 'departmentId' },
  programme: { many: 'Programmes', one: 'Programme', filter: 'programmeId' },
  batch: { many: 'Batches', one: 'Batch', filter: 'batchId' },
  course: { many: 'Courses', one: 'Course', filter: 'courseId' },
  class: { many: 'Classes', one: 'Class', filter: 'classId' },
  lecturer: { many: 'Lecturers', one: 'Lecturer', filter: 'lecturerId' },
}

/** What rows of a group are made of, which a row leads on to. */
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

/** What a filter is about, before the name it is set to. */
export const analyticsFilterWords = Object.fromEntries(
  Object.values(analyticsGroupWords).map(({ filter, one }) => [filter, one]),
) as Record<AnalyticsFilter, string>
