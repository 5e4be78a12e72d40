/** A sum of variables, each with its factor. */
export type Terms = readonly (readonly [variable: number, factor: number])[]

interface Variable {
  /** The cost of one unit. */
  cost?: number
  most?: number
  /** Whole numbers only. */
  isWhole?: boolean
}

/** A mixed-integer linear program in the form that HiGHS reads: minimise the cost within the rows. */
export interface LinearProgram {
  costs: number[]
  most: number[]
  isWhole: boolean[]
  rowLeast: number[]
  rowMost: number[]
  /** Where each row begins in `variables` and `factors`. */
  rowStarts: number[]
  variables: number[]
  factors: number[]
}

/** Collects variables, which are never negative, and rows. */
export function createProgram() {
  const program: LinearProgram = {
    costs: [],
    most: [],
    isWhole: [],
    rowLeast: [],
    rowMost: [],
    rowStarts: [0],
    variables: [],
    factors: [],
  }
  const row = (terms: Terms, least: number, most: number): void => {
    for (const [variable, factor] of terms) {
      program.variables.push(variable)
      program.factors.push(factor)
    }
    program.rowStarts.push(program.variables.length)
    program.rowLeast.push(least)
    program.rowMost.push(most)
  }
  return {
    program,
    variable({ cost = 0, most = 1, isWhole = false }: Variable): number {
      program.costs.push(cost)
      program.most.push(most)
      program.isWhole.push(isWhole)
      return program.costs.length - 1
    },
    atMost: (terms: Terms, most: number) => row(terms, Number.NEGATIVE_INFINITY, most),
    atLeast: (terms: Terms, least: number) => row(terms, least, Number.POSITIVE_INFINITY),
    exactly: (terms: Terms, value: number) => row(terms, value, value),
  }
}

export type Program = ReturnType<typeof createProgram>
