import type { bankDetailsInput } from '@campanile/contract/payroll/bank-details.ts'
import type { z } from 'zod/mini'
import { seal, unseal } from '#auth/seal.ts'
import type { Platform } from '#platform/platform.ts'

export type BankAccount = z.infer<typeof bankDetailsInput>

type Sealing = Pick<Platform, 'secrets'>

/** Binds the sealed data to one person and one purpose, so it cannot be opened as anything else. */
const sealContext = (personId: string) => `bank-details ${personId}`

export const sealAccount = ({ secrets }: Sealing, personId: string, account: BankAccount): Buffer =>
  seal(secrets.key('seal'), Buffer.from(JSON.stringify(account)), sealContext(personId))

export const openAccount = ({ secrets }: Sealing, personId: string, sealed: Buffer): BankAccount =>
  JSON.parse(unseal(secrets.key('seal'), sealed, sealContext(personId)).toString('utf8'))
