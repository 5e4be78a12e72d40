/** What the keys do, for everyone. */
export const KeyHelp = () => (
  <p id="grid-keys" className="border-t border-line px-5 py-3 text-sm text-ink-3 max-md:hidden">
    Type a number, A for absent or I for incomplete. Enter, Tab and arrows move; Shift selects; Delete clears;
    Esc takes a cell back; Ctrl Z undoes; Shift F2 comments. Paste a column, or students and marks. Esc, then
    Tab leaves the grid.
  </p>
)
