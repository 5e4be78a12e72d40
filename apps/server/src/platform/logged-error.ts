interface Revealing extends Error {
  code?: unknown
  cause?: unknown
  errors?: unknown
  /** The SQL statement, if Drizzle reports it. Drizzle's message repeats the values as well. */
  query?: unknown
  params?: unknown
  /** Only set on PostgreSQL's own errors. */
  severity?: unknown
  constraint?: unknown
  table?: unknown
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The parts of an error that may be logged: kind, location and code, never the values involved. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const it: Revealing = error
  return {
    type: it.constructor.name,
    message: safeMessage(it),
    code: text(it.code),
    constraint: text(it.constraint),
    table: text(it.table),
    stack: stackFrames(it),
    ...(it.cause instanceof Error && { cause: loggedError(it.cause) }),
    ...(Array.isArray(it.errors) && { errors: it.errors.map(loggedError) }),
  }
}

function safeMessage(it: Revealing): string | undefined {
  if (typeof it.query === 'string') return `Failed query: ${it.query}`
  // Data exceptions (class 22) and JSON errors quote the value.
  const quotes = (it.severity !== undefined && text(it.code)?.startsWith('22')) || it instanceof SyntaxError
  return quotes ? undefined : it.message
}

/** Only the stack frames: the lines before them are the message. */
const stackFrames = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n')
