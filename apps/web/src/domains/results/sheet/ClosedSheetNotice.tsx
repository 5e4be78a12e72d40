import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'

/** Why nothing can be typed. */
export function ClosedSheetNotice({ sheet }: { sheet: MarkSheet }) {
  const { dateTime } = useTimeFormat()
  const { status, submittedAt, submittedBy, publishedAt, publishedBy } = sheet
  if (sheet.can.enter) return null
  const byWhom = (by: string | null, at: string | null) =>
    [by && `by ${by}`, at && `on ${dateTime(at)}`].filter(Boolean).join(' ')
  return (
    <Alert
      tone="info"
      className="mb-5"
      title={
        status === 'published'
          ? 'These marks are published'
          : status === 'submitted'
            ? 'These marks are submitted'
            : 'These marks are closed'
      }
    >
      {status === 'published'
        ? `Published ${byWhom(publishedBy, publishedAt)}. An admin can correct single marks, with a reason that the student can read.`
        : status === 'submitted'
          ? `Submitted ${byWhom(submittedBy, submittedAt)}. An admin can return the sheet.`
          : 'You can’t enter marks on this sheet.'}
    </Alert>
  )
}
