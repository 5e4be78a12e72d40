import { Button } from './Button.tsx'

interface FormFooterProps {
  /** Id of the form that the primary button submits. */
  form: string
  verb: string
  busyLabel: string
  busy: boolean
  destructive?: boolean | undefined
  onCancel: () => void
}

/** The foot of a dialog with a form in it. */
export const FormFooter = ({ form, verb, busyLabel, busy, destructive, onCancel }: FormFooterProps) => (
  <>
    <Button size="lg" disabled={busy} onClick={onCancel}>
      Cancel
    </Button>
    <Button
      size="lg"
      variant={destructive ? 'destructive' : 'primary'}
      type="submit"
      form={form}
      busy={busy}
      busyLabel={busyLabel}
    >
      {verb}
    </Button>
  </>
)
