export type EmptyKind = 'none' | 'search' | 'error' | 'done'

const arch = (x: number, y: number, width: number) =>
  `M${x} 84V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V84`

const Lens = () => (
  <g stroke="var(--brand-mid)" strokeWidth="2.5" strokeLinecap="round">
    <circle cx="72" cy="50" r="9" />
    <path d="m79 57 6.5 6.5" />
  </g>
)

function Bell({ kind }: { kind: EmptyKind }) {
  const fill = kind === 'none' ? 'var(--brand-line)' : 'var(--brass)'
  return (
    <g transform={kind === 'error' ? 'rotate(13 74 34)' : undefined}>
      <path
        fill={fill}
        d="M74 38c-6.5 0-9.5 5-10 12-.4 6-1.4 9.5-4.4 13.5h28.8c-3-4-4-7.5-4.4-13.5-.5-7-3.5-12-10-12Z"
      />
      <path fill={fill} d="M70.5 65.5a3.5 3.5 0 0 0 7 0Z" />
      {kind === 'error' && (
        <path
          d="m75 39-3 8 5 5-3.5 11"
          stroke="var(--surface)"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </g>
  )
}

/** Three arches; the middle one shows the subject. */
export function EmptyArt({ kind }: { kind: EmptyKind }) {
  const side = { fill: 'var(--sunken)', stroke: 'var(--line-2)', strokeWidth: 1.5 }
  return (
    <svg width="148" height="96" viewBox="0 0 148 96" fill="none" aria-hidden="true">
      <path d="M6 84.5h136" stroke="var(--line-2)" strokeWidth="1.5" strokeLinecap="round" />
      <path d={arch(18, 40, 30)} {...side} />
      <path d={arch(100, 40, 30)} {...side} />
      <path d={arch(53, 18, 42)} fill="var(--brand-tint)" stroke="var(--brand-line)" strokeWidth="1.5" />
      {kind === 'search' ? <Lens /> : <Bell kind={kind} />}
      {kind === 'done' && (
        <path
          d="M44 30c-4 4-6 9-6 15M104 30c4 4 6 9 6 15"
          stroke="var(--brass)"
          strokeWidth="1.8"
          strokeLinecap="round"
          opacity=".8"
        />
      )}
    </svg>
  )
}
