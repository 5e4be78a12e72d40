/** The sounding bell in the corner of a phone's sign-in screen. Decorative. */
export const BellRings = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 300 300" className={className} aria-hidden="true">
    {[38, 70, 106, 144].map((radius) => (
      <circle
        key={radius}
        cx="150"
        cy="150"
        r={radius}
        fill="none"
        stroke="var(--brand-line)"
        strokeWidth="1.25"
        opacity={0.9 - radius / 190}
      />
    ))}
    <path
      fill="var(--brass)"
      d="M150 137c-6 0-8.6 4.5-9 11-.3 5.5-1.3 8.7-4 12h26c-2.7-3.3-3.7-6.5-4-12-.4-6.5-3-11-9-11Zm-3.3 25a3.3 3.3 0 0 0 6.6 0Z"
    />
  </svg>
)
