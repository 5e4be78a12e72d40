import type { OperationName } from '@campanile/contract/operations.ts'
import { testSubscription } from '#testing/push-subscription.ts'
import { findPerson, type Preparation, type Preparations, requestAnswer } from './asking.ts'
import { checkInPreparations } from './check-ins.ts'
import { displayPreparations } from './displays.ts'
import { facePreparations } from './faces.ts'
import { importPreparations } from './imports.ts'
import { passkeyPreparations } from './passkeys.ts'
import { signInPreparations } from './sign-in.ts'
import { stepPreparations } from './steps.ts'
import { workPreparations } from './work.ts'

/** Marks as a lecturer would paste them. */
const pasted: Preparation = async ({ world }, { sheetId }) => {
  const { rows } = await world.pool.query<{ line: string }>(
    `select p.email || ';' || (random() * 60)::int as line from mark_sheets m
    join enrolments e on e.class_id = m.class_id join people p on p.id = e.student_id
    where m.id::text = $1 limit 5`,
    [String(sheetId)],
  )
  return { text: ['email;mark', ...rows.map(({ line }) => line)].join('\n') }
}

const readPlan =
  (check: OperationName): Preparation =>
  async (asking, input) => {
    const { plan } = await requestAnswer(asking, check, { input, cookie: asking.cookie })
    return plan === undefined ? {} : { plan }
  }

export const preparations: Preparations = {
  ...signInPreparations,
  ...passkeyPreparations,
  ...facePreparations,
  ...checkInPreparations,
  ...displayPreparations,
  ...workPreparations,
  ...importPreparations,
  ...stepPreparations,
  checkMarksImport: pasted,
  applyMarksImport: async (asking, input) => {
    const text = await pasted(asking, input)
    return { ...text, ...(await readPlan('checkMarksImport')(asking, { ...input, ...text })) }
  },
  applyAttendanceImport: readPlan('checkAttendanceImport'),
  refreshPush: async (asking) => {
    const { cookie } = await findPerson(asking)
    const [old, fresh] = [1, 2].map(() => testSubscription('https://push.invalid').subscription)
    await requestAnswer(asking, 'registerPush', { input: { subscription: old }, cookie })
    return { oldEndpoint: old!.endpoint, subscription: fresh }
  },
}
