import { finishJobs } from '../jobs.ts'
import {
  type Asking,
  adminCookie,
  type Input,
  NotPrepared,
  type Preparations,
  requestAnswer,
} from './asking.ts'

async function finished(asking: Asking, answer: Input): Promise<{ importId: string }> {
  if (typeof answer.id !== 'string') throw new NotPrepared('the import was refused')
  const [failure] = await finishJobs(asking.world)
  if (failure) throw failure.error
  return { importId: answer.id }
}

/** An import of one new department, after its dry run. */
async function readyImport(asking: Asking): Promise<{ importId: string }> {
  const code = crypto.randomUUID().slice(0, 8)
  const file = { bytes: Buffer.from(`code;name\n${code};Department ${code}\n`), says: {} }
  const input = { format: 'departments', filename: 'departments.csv' }
  const cookie = await adminCookie(asking)
  return finished(asking, await requestAnswer({ ...asking, file }, 'uploadImport', { input, cookie }))
}

export const importPreparations: Preparations = {
  applyImport: async (asking) => ({ ...(await readyImport(asking)), invite: false }),
  undoImport: async (asking) => {
    const input = { ...(await readyImport(asking)), invite: false }
    const cookie = await adminCookie(asking)
    return finished(asking, await requestAnswer(asking, 'applyImport', { input, cookie }))
  },
}
