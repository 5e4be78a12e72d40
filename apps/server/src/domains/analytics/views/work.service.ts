import { analytics, type WorkCorrelations } from '@campanile/contract/analytics/analytics.ts'
import { attendanceBands } from '@campanile/contract/analytics/analytics-values.ts'
import { handle } from '#http/handle.ts'
import { inScopeOr, readFrame } from '../scope.service.ts'
import * as repo from './work.repo.ts'

const bands = attendanceBands.map((from, place) => ({ from, to: attendanceBands[place + 1] ?? 100 }))

/** Minimum number of pairs for a meaningful correlation. */
const minPairs = 10

const rounded = (value: number | null, digits: number) =>
  value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits

const nothing = { enrolments: 0, due: 0, submitted: 0, inTime: 0, mark: null, marked: 0 }
const noPairs = { marks: null, marked: 0, work: null, worked: 0 }

export const readWorkCorrelations = handle(
  analytics.readWorkCorrelations,
  async (ctx, asked): Promise<WorkCorrelations> => {
    const { scope } = await readFrame(ctx, asked)
    const [rows, pairs] = await Promise.all([
      inScopeOr(scope, [], (it) => repo.listBands(ctx.reading, it)),
      inScopeOr(scope, noPairs, (it) => repo.readCorrelations(ctx.reading, it)),
    ])
    return {
      bands: bands.map((band, place) => {
        const found = rows.find((row) => row.band === place)
        return { ...band, ...nothing, ...found, mark: rounded(found?.mark ?? null, 1) }
      }),
      withMarks: pairs.marked < minPairs ? null : rounded(pairs.marks, 2),
      withWork: pairs.worked < minPairs ? null : rounded(pairs.work, 2),
    }
  },
)
