import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

interface FormEndProps {
  dirty: boolean
  saving: boolean
  onDiscard: () => void
}

/** The foot of a form in the page: shows whether there are unsaved changes. */
export const FormEnd = ({ dirty, saving, onDiscard }: FormEndProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <Button type="submit" variant="primary" size="lg" disabled={!dirty} busy={saving} busyLabel={m.saving()}>
      {m.save()}
    </Button>
    {dirty && (
      <Button size="lg" disabled={saving} onClick={onDiscard}>
        {m.discard()}
      </Button>
    )}
    <span role="status" className="text-sm text-ink-3">
      {dirty && !saving ? m.notSavedYet() : ''}
    </span>
  </div>
)
