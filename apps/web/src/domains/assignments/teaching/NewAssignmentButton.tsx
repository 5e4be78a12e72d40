import { Plus } from 'lucide-react'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

/** Opens the form of a new assignment in the list on the same page. */
export function NewAssignmentButton() {
  const [, setCreating] = useFlagParam('new')
  return (
    <Button variant="primary" icon={<Plus size={15} aria-hidden="true" />} onClick={() => setCreating(true)}>
      {m.newAssignment()}
    </Button>
  )
}
