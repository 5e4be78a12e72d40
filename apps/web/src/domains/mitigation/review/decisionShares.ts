import { m } from './messages.ts'

interface Decided {
  approved: number
  rejected: number
}

/** How many of the decisions came out so; nothing before the first. */
export function decisionShares({ approved, rejected }: Decided) {
  const all = approved + rejected
  if (all === 0) return {}
  const words = (part: number) => m.shareOfDecisions({ share: part / all })
  return { approved: words(approved), rejected: words(rejected) }
}
