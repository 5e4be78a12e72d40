// biome-ignore lint/suspicious/noExplicitAny: the properties of a node depend on its type, of which there are a hundred
export type Node = { type: string; start: number; end: number } & Record<string, any>

const isNode = (it: unknown): it is Node =>
  typeof it === 'object' && it !== null && typeof (it as Node).type === 'string'

/** The nodes right below one of a syntax tree. */
export const childNodes = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
