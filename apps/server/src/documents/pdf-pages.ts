/** Content of a known height on a printed page. */
export interface Block {
  height: number
  /** Keeps this block on the same page as the next one, as for a heading. */
  keep?: boolean
  /** Begins a new page, unless the page is still empty. */
  startsPage?: boolean
  /** Repeated at the top of a page that begins with this block: the header of a table. */
  under?: Block
  draw(y: number): void
}

type Blocks = Iterable<Block> | AsyncIterable<Block>

const totalHeight = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0)

/** Groups headings with the first block below them. */
async function* groupBlocks(blocks: Blocks): AsyncGenerator<Block[]> {
  let group: Block[] = []
  for await (const block of blocks) {
    group.push(block)
    if (block.keep) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

/**
 * Distributes blocks over pages in order, and yields each page as soon as it is full. No heading is last on
 * its page. Only a document without blocks has an empty page.
 *
 * @param roomOn the height that page `index` (from 0) has for blocks
 */
export async function* paginate(blocks: Blocks, roomOn: (index: number) => number): AsyncGenerator<Block[]> {
  let page: Block[] = []
  let index = 0
  let left = roomOn(index)
  for await (const group of groupBlocks(blocks)) {
    const [first] = group
    const height = totalHeight(group)
    if (page.length > 0 && (first!.startsPage || height > left)) {
      yield page
      index += 1
      const { under } = first!
      page = under ? [under] : []
      left = roomOn(index) - (under?.height ?? 0)
    }
    page.push(...group)
    left -= height
  }
  yield page
}

/** Combines two blocks into one, one above the other. */
export const stacked = (top: Block, below: Block): Block => ({
  height: top.height + below.height,
  draw(y) {
    top.draw(y)
    below.draw(y + top.height)
  },
})

/** Empty space of this height. `keep` keeps it with the next block. */
export const space = (height: number, keep = false): Block => ({ height, keep, draw: () => undefined })
