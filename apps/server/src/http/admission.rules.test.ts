import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createAdmission } from './admission.ts'
import { personClient } from './client.ts'

it('frees the slot of a caller who disconnects while waiting, and of work that fails', async () => {
  // Of these, one may be used by each client at a time.
  const admission = createAdmission(createLog('silent'), 64)
  const ada = { client: personClient('ada') }
  const release = new AbortController()
  const underWay = admission.run(ada, () => once(release.signal, 'abort'))
  const begin = vi.fn(async () => {})
  const gone = admission.run({ ...ada, hasLeft: () => true }, begin)
  const failing = admission.run(ada, () => Promise.reject(new Error('broken')))
  const last = admission.run(ada, begin)
  expect(admission.state()).toMatchObject({ admitted: 1, waiting: 3 })
  release.abort()
  await underWay
  await expect(gone).rejects.toMatchObject({ code: 'busy' })
  await expect(failing).rejects.toThrow('broken')
  await last
  expect(begin).toHaveBeenCalledOnce()
  expect(admission.state()).toMatchObject({ admitted: 0, waiting: 0 })
})
