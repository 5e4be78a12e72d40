import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { CorrectionList } from './CorrectionList.tsx'
import { ForgottenList } from './ForgottenList.tsx'
import { ManageStaffHead } from './ManageStaffHead.tsx'
import { m } from './messages.ts'

const shape = { filters: ['role', 'show'], kept: ['show'], sort: '' }
const choices = [
  { value: 'pending', label: m.waiting() },
  { value: 'decided', label: m.decided() },
  { value: 'forgotten', label: m.noCheckOut() },
] as const

/** `/app/manage-attendance/corrections`: correction requests, and days without a check-out. */
export function CorrectionsScreen() {
  useDocumentTitle(m.manageStaffAttendance())
  const list = useListView(shape)
  const { value: shown, label } = choices.find(({ value }) => value === list.view.filters.show) ?? choices[0]
  return (
    <>
      <ManageStaffHead />
      <div className="mb-4">
        <Segmented
          label={m.show()}
          value={shown}
          onChange={(value) => list.setFilter('show', value === 'pending' ? '' : value)}
          options={choices}
        />
      </div>
      {shown === 'forgotten' ? (
        <ForgottenList label={label} list={list} />
      ) : (
        <CorrectionList label={label} list={list} status={shown} />
      )}
    </>
  )
}
