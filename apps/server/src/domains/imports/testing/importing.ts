import type { ImportFormat, ImportRow, ImportView } from '@campanile/contract/imports/imports.ts'
import { expect } from 'vitest'
import type { TestBrowser } from '#testing/server.ts'

const underWay = ['reading', 'applying', 'undoing']

/** Uses imports as an admin, waiting for each step to end. */
export function importing(at: TestBrowser) {
  async function settled({ id }: { id: string }): Promise<ImportView> {
    const read = () => at.readImport({ importId: id })
    await expect.poll(async () => underWay.includes((await read()).state), { timeout: 20_000 }).toBe(false)
    return read()
  }
  const upload = async (
    content: string | Buffer,
    options: { format?: ImportFormat; filename?: string; complete?: boolean } = {},
  ) => {
    const { format = 'people', filename = 'people.csv', complete = false } = options
    const file = new Blob([typeof content === 'string' ? content : new Uint8Array(content)])
    return settled(await at.uploadImport({ format, filename, complete: String(complete) }, { file }))
  }
  const rows = async (importId: string): Promise<ImportRow[]> =>
    (await at.listImportRows({ importId, pageSize: 100 })).items
  return {
    upload,
    settled,
    rows,
    apply: async ({ id }: ImportView, invite = false) =>
      settled(await at.applyImport({ importId: id, invite })),
    undo: async ({ id }: ImportView) => settled(await at.undoImport({ importId: id })),
    retry: async ({ id }: ImportView) => settled(await at.retryImport({ importId: id })),
    /** Line, outcome and reason of each row. */
    told: async ({ id }: ImportView) => (await rows(id)).map((row) => [row.line, row.outcome, row.reason]),
  }
}
