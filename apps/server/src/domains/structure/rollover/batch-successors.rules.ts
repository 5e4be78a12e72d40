import type { BatchSuccessor } from '@campanile/contract/structure/term-rollover.ts'

export interface BatchOfYear {
  id: string
  code: string
  intakeYear: number
  programmeId: string
}

/** Longest code of a batch. */
const maxCode = 30

/**
 * The code of the batch a year below: CS-26A becomes CS-27A, and a code without its year gets the next one. Undefined:
 * too long.
 */
export function nextBatchCode({ code, intakeYear }: Pick<BatchOfYear, 'code' | 'intakeYear'>) {
  const inCode = [String(intakeYear), String(intakeYear % 100).padStart(2, '0')].find((it) =>
    code.includes(it),
  )
  const next = inCode
    ? code.slice(0, code.lastIndexOf(inCode)) +
      String(intakeYear + 1).slice(-inCode.length) +
      code.slice(code.lastIndexOf(inCode) + inCode.length)
    : `${code} ${intakeYear + 1}`
  return next.length <= maxCode ? next : undefined
}

const isSameCode = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

interface Campus {
  /** Batches in use of the same programmes. */
  batches: readonly BatchOfYear[]
  /** Codes of all batches, archived ones too. */
  takenCodes: readonly string[]
}

/**
 * The batch that usually takes a batch's classes a year later: the one with its code for the next year, or the only
 * one of that year. If the year has none yet, it is a new one.
 */
export function suggestSuccessor(batch: BatchOfYear, { batches, takenCodes }: Campus): BatchSuccessor {
  const following = batches.filter(
    (it) => it.programmeId === batch.programmeId && it.intakeYear === batch.intakeYear + 1,
  )
  const code = nextBatchCode(batch)
  const named = following.find((it) => code !== undefined && isSameCode(it.code, code))
  const isOnly =
    batches.filter((it) => it.programmeId === batch.programmeId && it.intakeYear === batch.intakeYear)
      .length === 1
  const next = named ?? (isOnly && following.length === 1 ? following[0] : undefined)
  if (next) return { kind: 'existing', batchId: next.id }
  const isFree = code !== undefined && !takenCodes.some((it) => isSameCode(it, code))
  return following.length === 0 && isFree ? { kind: 'new', code } : { kind: 'none' }
}

/** Batches whose students are in no class of the new term, because no other batch is followed by theirs. */
export function finishingBatches(
  batchIds: readonly string[],
  successors: ReadonlyMap<string, BatchSuccessor>,
): Set<string> {
  const followed = new Set(
    [...successors.values()].flatMap((it) => (it.kind === 'existing' ? [it.batchId] : [])),
  )
  return new Set(batchIds.filter((id) => !followed.has(id)))
}
