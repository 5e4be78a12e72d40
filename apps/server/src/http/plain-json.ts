import { AppError } from './app-error.ts'

/** Functions that JavaScript calls on an object that is compared or printed. */
const conversions = ['toString', 'valueOf']

const replacesConversion = (value: object) => conversions.some((name) => Object.hasOwn(value, name))

/**
 * Rejects a body in which an object has a field named like a method that JavaScript converts objects with. Zod
 * compares the `length` of whatever a field contains, even of an object where text belongs: a length that cannot be
 * converted throws. No operation has fields of these names.
 *
 * @throws AppError invalid-input
 */
export function refuseReplacedConversions(body: unknown): void {
  // Not recursive: a body can be nested deeper than the call stack.
  const rest: unknown[] = [body]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value !== 'object' || value === null) continue
    if (replacesConversion(value)) throw new AppError('invalid-input')
    for (const inner of Object.values(value)) rest.push(inner)
  }
}
