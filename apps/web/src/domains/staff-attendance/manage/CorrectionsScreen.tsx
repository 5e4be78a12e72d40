import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { Card } from '#ui/Card.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { CorrectionList } from './CorrectionList.tsx'
import { ForgottenList } from './ForgottenList.tsx'
import { ManageHead } from './ManageHead.tsx'

const shape = { filters: ['role', 'show'], sort: '' }
const choices = [
  { value: 'pending', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
  { value: 'forgotten', label: 'No check-out' },
] as const
type Choice = (typeof choices)[number]['value']

/** `/app/manage-attendance/corrections`: what people asked for, and days nobody ended. */
export function CorrectionsScreen() {
  useDocumentTitle('Manage Staff Attendance')
  const list = useListView(shape)
  const shown: Choice = choices.find(({ value }) => value === list.view.filters.show)?.value ?? 'pending'
  return (
    <>
      <ManageHead />
      <div className="mb-4">
        <Segmented
          label="Show"
          value={shown}
          onChange={(value) => list.setFilter('show', value === 'pending' ? '' : value)}
          options={choices}
        />
      </div>
      <Card aria-label={choices.find(({ value }) => value === shown)!.label}>
        {shown === 'forgotten' ? (
          <ForgottenList list={list} />
        ) : (
          <CorrectionList list={list} status={shown} />
        )}
      </Card>
    </>
  )
}
