import { visitStore } from '#lib/storage.ts'
import { emptyRequest, type RequestValues } from './requestForm.ts'

/** Input that was not submitted yet; files are never kept. */
export interface RequestDraft {
  /** The id of the request, so that the draft becomes only one. */
  requestId: string
  values: RequestValues
  /** The session had ended when it was to be submitted. */
  signedOut?: boolean
}

const keyOf = (studentId: string) => `mitigation-draft:${studentId}`

const sameKind = (one: unknown, other: unknown) =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other)

/** The draft in a stored text; missing or invalid values are as in an empty form. */
export function draftIn(stored: string | null): RequestDraft | undefined {
  try {
    const { requestId, values, signedOut } = JSON.parse(stored ?? '')
    if (typeof requestId !== 'string') return undefined
    const known = Object.entries(emptyRequest).map(([field, empty]) => {
      const kept: unknown = values[field]
      return [field, sameKind(kept, empty) ? kept : empty]
    })
    return { requestId, values: Object.fromEntries(known), signedOut: signedOut === true }
  } catch {
    return undefined
  }
}

/** The draft of this visit, or an empty one. */
export const readRequestDraft = (studentId: string): RequestDraft =>
  draftIn(visitStore.get(keyOf(studentId))) ?? { requestId: crypto.randomUUID(), values: emptyRequest }

export const keepDraft = (studentId: string, draft: RequestDraft) =>
  visitStore.set(keyOf(studentId), JSON.stringify(draft))

export const forgetDraft = (studentId: string) => visitStore.remove(keyOf(studentId))
