import { cn } from '#lib/cn.ts'
import { m } from './messages.ts'

/** Sits on an avatar's corner: full green, or red with a hole, so that the colour is not all it says. */
export function FaceDot({ registered, size }: { registered: boolean; size: number }) {
  const label = registered ? m.faceRegistered() : m.faceNotRegistered()
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={cn(
        'absolute grid forced-color-adjust-none place-items-center rounded-full ring-2 ring-[var(--dot-ring,var(--surface))]',
        registered ? 'bg-ok' : 'bg-bad',
      )}
      style={{ width: size, height: size, insetInlineEnd: -size * 0.28, bottom: -size * 0.12 }}
    >
      {!registered && <span className="size-[36%] rounded-full bg-white" />}
    </span>
  )
}
