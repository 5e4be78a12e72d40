import { operations } from '@campanile/contract/operations.ts'
import { apiOperations } from '@campanile/contract/service-accounts/api-operations.ts'
import { expect, it } from 'vitest'
import { everyCase } from '#testing/every-case.ts'
import { schemaExample } from './openapi-programs.ts'

it('shows a valid input and response of every operation that programs can call', () =>
  everyCase(
    apiOperations.map((name) => [name, operations[name]] as const),
    ([name]) => name,
    ([, { input, output, kind }]) => {
      expect(schemaExample(input, 'input')).toBeDefined()
      if (kind === 'json') expect(schemaExample(output, 'output')).toBeDefined()
    },
  ))
