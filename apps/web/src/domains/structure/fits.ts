interface Named {
  label: string
  sub?: unknown
}

/** Whether every word that is typed stands somewhere in what an option shows. */
export function fits({ label, sub }: Named, typed: string): boolean {
  const shown = `${label} ${typeof sub === 'string' ? sub : ''}`.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => shown.includes(word))
}
