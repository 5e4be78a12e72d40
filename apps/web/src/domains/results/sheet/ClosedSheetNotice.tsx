import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { m } from './messages.ts'

function publishedWords(name: string | null, at: string | null) {
  if (!at) return m.published()
  return name ? m.publishedBy({ name, at }) : m.publishedAt({ at })
}

function submittedWords(name: string | null, at: string | null) {
  if (!at) return m.submitted()
  return name ? m.submittedBy({ name, at }) : m.submittedAt({ at })
}

/** Why the sheet is read-only. */
export function ClosedSheetNotice({ sheet }: { sheet: MarkSheet }) {
  const { dateTime } = useTimeFormat()
  const { status, submittedAt, submittedBy, publishedAt, publishedBy } = sheet
  if (sheet.can.enter) return null
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
        ? publishedWords(publishedBy, publishedAt && dateTime(publishedAt))
        : status === 'submitted'
          ? submittedWords(submittedBy, submittedAt && dateTime(submittedAt))
          : m.youCantEnterMarks()}
    </Alert>
  )
}
