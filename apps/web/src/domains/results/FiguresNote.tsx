import { m } from './messages.ts'
/** How results are worked out and rounded, wherever they are shown. */
export const FiguresNote = ({ className = '' }: { className?: string }) => (
  <p className={`max-w-[75ch] text-sm text-ink-3 ${className}`}>{m.howResultsAreWorkedOut()}</p>
)
