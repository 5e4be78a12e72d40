import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { m } from './messages.ts'

/** Why nothing can be typed. */
export function ClosedSheetNotice({ sheet }: { sheet: MarkSheet }) {
  const { dateTime } = useTimeFormat()
  const { status, submittedAt, submittedBy, publishedAt, publishedBy } = sheet
  if (sheet.can.enter) return null
  const byWhom = (by: string | null, at: string | null) =>
    [by && m.byBy({ by }), at && m.onDateTime({ dateTime: dateTime(at) })].filter(Boolean).join(' ')
  return (
    <Alert
      tone="info"
      className="mb-5"
      title={
        status === 'published'
          ? m.theseMarksArePublished()
          : status === 'submitted'
            ? m.theseMarksAreSubmitted()
            : m.theseMarksAreClosed()
      }
    >
      {status === 'published'
        ? m.publishedAnAdminCanCorrectSingle({ byWhom: byWhom(publishedBy, publishedAt) })
        : status === 'submitted'
          ? m.submittedAnAdminCanReturn({ byWhom: byWhom(submittedBy, submittedAt) })
          : m.youCantEnterMarks()}
    </Alert>
  )
}
