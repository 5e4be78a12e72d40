/** How results are worked out and rounded, wherever they are shown. */
export const FiguresNote = ({ className = '' }: { className?: string }) => (
  <p className={`max-w-[75ch] text-sm text-ink-3 ${className}`}>
    A result weighs all marks by their shares; absent counts as 0. The grade point average weighs grade points
    by credits; courses in progress, incomplete or withheld, and those without credits, do not count. Both are
    rounded half up to two places, once, at the end.
  </p>
)
