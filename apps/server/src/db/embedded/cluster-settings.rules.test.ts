import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memorySettings } from './cluster-settings.ts'

const GiB = 2 ** 30

it('fit the machine they run on', () => {
  expect(memorySettings(24 * GiB)).toEqual({
    shared_buffers: '512MB',
    effective_cache_size: '12288MB',
    maintenance_work_mem: '256MB',
    work_mem: '16MB',
  })
  expect(memorySettings(GiB / 2)).toEqual({
    shared_buffers: '32MB',
    effective_cache_size: '256MB',
    maintenance_work_mem: '16MB',
    work_mem: '4MB',
  })
})

it('never use more than an eighth of the memory, from 256 MiB up', () => {
  fc.assert(
    fc.property(fc.integer({ min: GiB / 4, max: 2 ** 43 }), (bytes) => {
      const { shared_buffers = '' } = memorySettings(bytes)
      expect(Number.parseInt(shared_buffers, 10) * 2 ** 20).toBeLessThanOrEqual(bytes / 8)
    }),
  )
})
