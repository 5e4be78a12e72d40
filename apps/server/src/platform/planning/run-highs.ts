import loadHighs, { type ModelData } from 'highs'
import type { LinearProgram } from './linear-program.ts'

/** Values of some variables. */
export type Known = readonly (readonly [variable: number, value: number])[]

export interface SearchLimits {
  seconds: number
  /** Asked several times a second; true ends the search. */
  shouldStop: () => boolean
  /** Milliseconds of the clock that the seconds are measured by. */
  now: () => number
}

export interface Solved {
  /** The value of each variable; undefined: no solution was found within the limits. */
  values: Float64Array | undefined
  cost: number
  isOptimal: boolean
}

/** The bytes of memory that a search may add to the process. The largest allowed problem adds about a third. */
const mostMemory = 1_500_000_000

/** The package declares the types of its CommonJS build, while Node imports the other one. */
const solver = (loadHighs as unknown as typeof loadHighs.default)()

/** @param known values from which the solver can make a first solution */
export async function runHighs(
  program: LinearProgram,
  { seconds, shouldStop, now }: SearchLimits,
  known: Known = [],
): Promise<Solved> {
  const highs = await solver
  const { callbackType, modelStatus } = highs.constants
  const model = highs.createModel(modelOf(program))
  try {
    model.options.set({ output_flag: false, mip_rel_gap: 0, random_seed: 1 })
    if (known.length > 0)
      model.setSolution({ indices: known.map(([variable]) => variable), values: known.map(([, it]) => it) })
    const end = now() + seconds * 1000
    const memory = process.memoryUsage.rss()
    const check = (event: { interrupt: () => void }): undefined => {
      if (shouldStop() || now() > end || process.memoryUsage.rss() - memory > mostMemory) event.interrupt()
    }
    model.run({
      [callbackType.mipInterrupt]: check,
      [callbackType.simplexInterrupt]: check,
      [callbackType.ipmInterrupt]: check,
    })
    const isFeasible = model.info.get('primal_solution_status') === feasible
    return {
      values: isFeasible ? Float64Array.from(model.getSolution().colValue) : undefined,
      cost: model.getObjectiveValue(),
      isOptimal: model.getModelStatus() === modelStatus.optimal,
    }
  } finally {
    model.dispose()
  }
}

/** As HiGHS reports that a solution keeps all rows. */
const feasible = 2

const modelOf = ({ costs, most, isWhole, rowLeast, rowMost, rowStarts, variables, factors }: LinearProgram) =>
  ({
    numCols: costs.length,
    numRows: rowLeast.length,
    colCost: costs,
    colLower: costs.map(() => 0),
    colUpper: most,
    rowLower: rowLeast,
    rowUpper: rowMost,
    integrality: Int32Array.from(isWhole, (it) => (it ? 1 : 0)),
    matrix: {
      format: 'csr',
      numRows: rowLeast.length,
      numCols: costs.length,
      starts: rowStarts,
      indices: variables,
      values: factors,
    },
  }) as ModelData
