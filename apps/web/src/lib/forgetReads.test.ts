import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetReads } from './forgetReads.ts'
import { readKey } from './reads.ts'

test('drops cached reads about a deleted row, and nothing else', async () => {
  const client = new QueryClient()
  const run = readKey('readPayRun', { payRunId: 'one' })
  const slips = readKey('listPayslips', { payRunId: 'one', page: 2 })
  const others = [readKey('readPayRun', { payRunId: 'other' }), readKey('listPayRuns', {}), ['theme']]
  for (const key of [run, slips, ...others]) client.setQueryData(key, 'answer')
  await forgetReads(client, { payRunId: 'one' })
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual(others)
})
