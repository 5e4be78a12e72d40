export type Side = 'mine' | 'theirs'
/** The side to keep, for every field in which two edits differ. */
export type ConflictChoice<Field extends string> = Partial<Record<Field, Side>>

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two edits of one thing differ, in the form's order. */
export const differing = <T extends object, F extends keyof T & string>(
  fields: readonly F[],
  mine: T,
  theirs: T,
): F[] => fields.filter((field) => !equal(mine[field], theirs[field]))

/** The initial selection: their value where I changed nothing, mine where I did. */
export function choiceOf<T extends object, F extends keyof T & string>(
  fields: readonly F[],
  base: T,
  mine: T,
  theirs: T,
): ConflictChoice<F> {
  const sides = differing(fields, mine, theirs).map((field) => [
    field,
    equal(mine[field], base[field]) ? 'theirs' : 'mine',
  ])
  return Object.fromEntries(sides)
}

/** The thing as selected, field by field. */
export const merged = <T extends object, F extends keyof T & string>(
  fields: readonly F[],
  mine: T,
  theirs: T,
  choice: ConflictChoice<F>,
): T => ({
  ...theirs,
  ...Object.fromEntries(fields.map((field) => [field, (choice[field] === 'mine' ? mine : theirs)[field]])),
})
