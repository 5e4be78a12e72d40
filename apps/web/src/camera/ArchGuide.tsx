import { cn } from '#lib/cn.ts'

const arch = 'M116 424V214a124 124 0 0 1 248 0V424a22 22 0 0 1-22 22H138a22 22 0 0 1-22-22Z'

/** The arch that the face has to fill: what lies beside it is dimmed, and brass runs round it as it progresses. */
export const ArchGuide = ({ progress }: { progress: number }) => (
  <svg
    viewBox="0 0 480 520"
    preserveAspectRatio="xMidYMid slice"
    className="absolute inset-0 size-full"
    aria-hidden="true"
  >
    <path
      d={`M-400-400H880V920H-400Z${arch}`}
      fillRule="evenodd"
      className="fill-[oklch(0.2_0.03_218)] opacity-60"
    />
    <path d={arch} fill="none" className="stroke-white/55" strokeWidth="3" />
    <path
      d={arch}
      fill="none"
      pathLength={1}
      strokeDasharray={`${progress} 1`}
      strokeWidth="5"
      strokeLinecap="round"
      className={cn(
        'stroke-brass-fill transition-[stroke-dasharray] duration-150 ease-linear',
        progress === 0 && 'opacity-0',
      )}
    />
  </svg>
)
