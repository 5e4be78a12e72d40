import { Empty } from '#ui/Empty.tsx'
import { nobodyAtRisk } from './nobodyAtRisk.ts'

/** In place of the students at risk, where none are known. */
export function NobodyAtRisk({ pending }: { pending: number }) {
  const { kind, title, text } = nobodyAtRisk(pending)
  return (
    <Empty kind={kind} heading="h3" title={title}>
      {text}
    </Empty>
  )
}
