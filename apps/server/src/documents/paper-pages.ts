/** Content of a known height on a printed page. */
export interface Block {
  height: number
  /** Keeps this block on the same page as the next one, as for a heading. */
  keep?: boolean
  /** Repeated at the top of a page that begins with this block: the header of a table. */
  under?: Block
  draw(y: number): void
}

const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0)

/** Groups headings with the first block below them. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  let isOpen = false
  for (const block of blocks) {
    if (isOpen) groups.at(-1)!.push(block)
    else groups.push([block])
    isOpen = block.keep ?? false
  }
  return groups
}

/**
 * Distributes blocks over pages in order. No heading is last on its page, and no page is empty.
 *
 * @param roomOn the height that page `index` (from 0) has for blocks
 */
export function pagesOf(blocks: readonly Block[], roomOn: (index: number) => number): Block[][] {
  const pages: Block[][] = [[]]
  let left = roomOn(0)
  for (const group of groupsOf(blocks)) {
    if (heightOf(group) > left && pages.at(-1)!.length > 0) {
      const again = group[0]!.under
      pages.push(again ? [again] : [])
      left = roomOn(pages.length - 1) - (again?.height ?? 0)
    }
    pages.at(-1)!.push(...group)
    left -= heightOf(group)
  }
  return pages
}
