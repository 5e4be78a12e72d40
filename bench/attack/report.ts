import type { Row } from './run.ts'

/** By what factor the p99 of other people may increase. */
const mostTimes = 3

const timesSlower = ({ idle, during }: Row) => during.p99 / idle.p99

/** No request of other people was refused, failed or took long, and the attacker achieved nothing. */
export const isRepelled = (row: Row): boolean =>
  row.outcome.held && row.during.failed === 0 && timesSlower(row) <= mostTimes

/** A Markdown table of all attacks. */
export function tableOf(rows: readonly Row[]): string {
  const heads =
    'finding | attack | sent | a second | others: requests | others: failed | others: p99 idle, ms | during, ms | ratio | the attacker achieved | repelled'
  const lines = rows.map((row) => {
    const { attack, outcome, idle, during } = row
    return [
      attack.finding,
      attack.name,
      outcome.sent,
      (outcome.sent / outcome.seconds).toFixed(0),
      during.requests,
      during.failed === 0 ? 0 : `${during.failed} (${during.example})`,
      idle.p99.toFixed(0),
      during.p99.toFixed(0),
      timesSlower(row).toFixed(2),
      outcome.achieved,
      isRepelled(row) ? 'yes' : 'NO',
    ].join(' | ')
  })
  return [heads, heads.replace(/[^|]+/g, '---'), ...lines].map((line) => `| ${line} |`).join('\n')
}
