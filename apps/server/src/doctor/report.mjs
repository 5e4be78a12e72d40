// Plain JavaScript without packages: scripts/doctor.mjs uses it before anything is installed.

const labels = { ok: 'ok', note: 'note', warning: 'warning', broken: 'BROKEN' }
const width = 'warning'.length + 2

/** Formats a finding as one line, with the advice below. */
export function describeFinding({ state, text, advice }) {
  const lines = [labels[state].padEnd(width) + text]
  if (advice) lines.push(' '.repeat(width) + advice)
  return `${lines.join('\n')}\n`
}

export const ok = (text) => ({ state: 'ok', text })
/** For information: nothing to do. */
export const note = (text) => ({ state: 'note', text })
/** Campanile runs, but something works badly or soon will. */
export const warning = (text, advice) => ({ state: 'warning', text, advice })
/** Campanile does not start, or people cannot use it. */
export const broken = (text, advice) => ({ state: 'broken', text, advice })
