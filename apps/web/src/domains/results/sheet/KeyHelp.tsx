/** What the keys do, for everyone. */
export const KeyHelp = ({ canEnter }: { canEnter: boolean }) => (
  <p id="grid-keys" className="border-t border-line px-5 py-3 text-sm text-ink-3 max-md:hidden">
    {canEnter
      ? 'Type a number, A for absent or I for incomplete. Enter, Tab and arrows move; Shift selects; Delete clears; Esc restores a cell; Ctrl Z undoes; Ctrl F finds a student; Shift F2 comments. Press Esc, then Tab, to leave the grid.'
      : 'Arrows, Home and End move; Shift selects; Ctrl C copies; Ctrl F finds a student; Shift F2 comments.'}
  </p>
)
