import { m } from './messages.ts'
/** Explains how results are calculated and rounded. */
export const FiguresNote = ({ className = '' }: { className?: string }) => (
  <p className={`max-w-[75ch] text-sm text-ink-3 ${className}`}>{m.howResultsAreWorkedOut()}</p>
)
