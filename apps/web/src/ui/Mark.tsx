interface MarkProps {
  size?: number
  /** light: white tower, for dark ground. */
  tone?: 'auto' | 'light'
  className?: string
}

/** The mark: a bell tower in two pieces (roof, belfry) with a brass bell in the arch. */
export function Mark({ size = 24, tone = 'auto', className }: MarkProps) {
  const tower = tone === 'light' ? '#fff' : 'var(--brand)'
  const bell = tone === 'light' ? '#e2b663' : 'var(--brass)'
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path fill={tower} d="M16 .6 25 13H7Z" />
      <path fill={tower} fillRule="evenodd" d="M8.4 15h15.2v16.4h-3.7v-8.7a3.9 3.9 0 0 0-7.8 0v8.7H8.4Z" />
      <path
        fill={bell}
        d="M16 21.3c-1.5 0-2.3 1.2-2.4 2.7-.1 1.4-.4 2.2-1 3.1h6.8c-.6-.9-.9-1.7-1-3.1-.1-1.5-.9-2.7-2.4-2.7Zm-1.1 6.9a1.1 1.1 0 0 0 2.2 0Z"
      />
    </svg>
  )
}
