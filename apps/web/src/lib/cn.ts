/** Joins class names and omits falsy values. */
export const cn = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
