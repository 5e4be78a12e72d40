import { Button } from '#ui/Button.tsx'

interface ConflictFooterProps {
  onTheirs: () => void
  onSettle: () => void
}

/** The foot of a dialog while two edits are weighed. */
export const ConflictFooter = ({ onTheirs, onSettle }: ConflictFooterProps) => (
  <>
    <Button size="lg" onClick={onTheirs}>
      Take theirs
    </Button>
    <Button size="lg" variant="primary" onClick={onSettle}>
      Save what is chosen
    </Button>
  </>
)
