/** Reports the progress of long work. `end` finishes the line. */
export interface Progress {
  (text: string): void
  end(): void
}

const everyMs = { terminal: 200, file: 10_000 }

/**
 * On a terminal this is one line that changes. Elsewhere, as in a timer's log, it prints a line now and then.
 */
export function showProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  let shownAt = stream.isTTY ? Number.NEGATIVE_INFINITY : performance.now()
  let open = false
  const show = (text: string) => {
    const now = performance.now()
    if (now - shownAt < (stream.isTTY ? everyMs.terminal : everyMs.file)) return
    shownAt = now
    stream.write(stream.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
    open = stream.isTTY
  }
  return Object.assign(show, {
    end() {
      if (open) stream.write('\r\u001b[K')
      open = false
    },
  })
}

export const noProgress: Progress = Object.assign(() => undefined, { end: () => undefined })

const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** Formats 1234567 as '1.2 MB'. */
export function inWords(bytes: number): string {
  let [value, unit] = [bytes, 0]
  for (; value >= 1000 && unit < units.length - 1; unit += 1) value /= 1000
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`
}
