/** Tick or exclamation mark before a field's message. */
export const FieldGlyph = ({ state }: { state: 'ok' | 'bad' }) => (
  <svg width="14" height="14" viewBox="0 0 14 14" className="shrink-0" aria-hidden="true">
    <circle cx="7" cy="7" r="6.25" fill="currentColor" opacity=".16" />
    <path
      d={state === 'ok' ? 'm4.3 7.2 1.9 1.9 3.5-4' : 'M7 3.9v3.5M7 9.9v.1'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
