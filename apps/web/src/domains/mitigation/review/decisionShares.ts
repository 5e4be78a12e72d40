import { m } from './messages.ts'

interface Decided {
  approved: number
  rejected: number
}

/** The share of decisions with this outcome; nothing before the first. */
export function decisionShares({ approved, rejected }: Decided) {
  const all = approved + rejected
  if (all === 0) return {}
  const words = (part: number) => m.shareOfDecisions({ share: part / all })
  return { approved: words(approved), rejected: words(rejected) }
}
