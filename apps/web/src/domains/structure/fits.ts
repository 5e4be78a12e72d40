interface Named {
  label: string
  sub?: unknown
}

/** Whether an option's text contains every typed word. */
export function fits({ label, sub }: Named, typed: string): boolean {
  const shown = `${label} ${typeof sub === 'string' ? sub : ''}`.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => shown.includes(word))
}
