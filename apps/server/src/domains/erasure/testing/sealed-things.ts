import { sql } from 'drizzle-orm'
import { sealBytes } from '#domains/faces/face-seal.ts'
import { sealAccount } from '#domains/payroll/bank/bank-details-seal.ts'
import type { TestServer } from '#testing/server.ts'
import type { Row } from './marked-rows.ts'

/** Encrypts data that the person's own export has to decrypt: the bank account and the photos of the face. */
export async function sealWhatIsOpened(
  { platform }: TestServer,
  { personId, mark, mine }: { personId: string; mark: string; mine: ReadonlyMap<string, Row> },
): Promise<void> {
  const account = { holder: `${mark} bank holder`, accountNumber: '12345678', bankCode: null, bankName: null }
  const sealed = sealAccount(platform, personId, account)
  await platform.db.execute(sql`update bank_details set sealed = ${sealed} where person_id = ${personId}`)
  for (const table of ['face_profiles', 'face_reviews']) {
    const photo = sealBytes(platform, personId, Buffer.from(`${mark} photo of ${table}`))
    await platform.files.put(String(mine.get(table)?.photo), photo)
  }
}
