import type { Operation } from '@campanile/contract/operation.ts'
import { operations } from '@campanile/contract/operations.ts'
import { openPool } from '@campanile/server/db/database.ts'
import { shownCodes } from '@campanile/server/domains/attendance/check-in/check-in-code.rules.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { deriveSecrets } from '@campanile/server/platform/secrets.ts'
import { type Attack, attackerAddress, elsewhere, flood, sentIn, statusWords } from '../attack.ts'
import type { Target } from '../target.ts'
import { cookiesOf, wireFrom } from '../wire.ts'

const codeNow = ({ secretKey, windowId }: Target) =>
  shownCodes(deriveSecrets(Buffer.from(secretKey, 'base64')).key('code'), windowId, new Date())[0]

const aroundConfirmation: Attack = {
  finding: '4',
  name: 'an admin’s open browser',
  async run(target) {
    const wire = wireFrom(target.url, attackerAddress)
    const cookie = target.attackers.admin
    const tries = [
      {
        method: 'POST',
        path: '/api/people',
        body: {
          email: 'second.admin@evil.test',
          firstName: 'Second',
          lastName: 'Admin',
          role: 'admin',
          employmentType: null,
          number: null,
        },
      },
      { method: 'POST', path: `/api/people/${target.owner.id}/password-reset`, body: {} },
      {
        method: 'PATCH',
        path: `/api/people/${target.owner.id}`,
        body: {
          version: 0,
          email: 'taken.over@evil.test',
          firstName: 'Person',
          lastName: 'Owner',
          role: 'staff',
          employmentType: 'full-time',
          number: null,
        },
      },
      {
        method: 'PUT',
        path: `/api/people/${target.owner.id}/bank-details`,
        body: { version: 0, values: { accountHolder: 'Mallory', iban: 'GB33BUKB20201555555555', bic: null } },
      },
    ] as const
    const answers = []
    for (const it of tries) answers.push(await wire.send({ ...it, cookie }))
    wire.close()
    const refused = answers.filter(({ body }) => body.includes('requires-recent-login')).length
    return {
      sent: tries.length,
      achieved: `${refused} of ${tries.length} ask for the password first`,
      held: answers.every(({ status }) => status !== 200),
    }
  },
}

/** Every operation that requires a role. */
const closed = Object.values(operations as Record<string, Operation>).filter(
  ({ roles, displays }) => roles !== 'public' && !displays,
)

const fromTheDoor: Attack = {
  finding: '5',
  name: 'a display’s cookie',
  async run(target) {
    const wire = wireFrom(target.url, attackerAddress)
    const statuses = await flood(
      target,
      1,
      (index) => {
        const { method, path } = closed[index]!
        const isRead = method === 'GET' || method === 'DELETE'
        return wire.send({
          method,
          path: `/api${path.replace(/\{\w+\}/g, () => crypto.randomUUID())}`,
          cookie: target.display,
          ...(!isRead && { body: {} }),
        })
      },
      { most: closed.length },
    )
    const shows = await wire.send({ path: '/api/display', cookie: target.display })
    wire.close()
    const opened = sentIn(statuses) - (statuses.get(401) ?? 0)
    return {
      sent: sentIn(statuses),
      achieved: `its own purpose: ${shows.status}; ${opened} of ${sentIn(statuses)} other operations opened`,
      held: shows.status === 200 && opened === 0,
    }
  },
}

/** Milliseconds before the scan is used elsewhere. By then, the screen shows another code. */
const relayMs = 3_000

const relaying: Attack = {
  finding: '9',
  name: 'scans handed to absent friends',
  async run(target) {
    const room = wireFrom(target.url, attackerAddress)
    const scans: string[] = []
    const statuses = await flood(
      target,
      1,
      async () => {
        const answer = await room.send({
          method: 'POST',
          path: '/api/check-in/scan',
          body: { classId: target.classId, token: codeNow(target).token },
        })
        if (answer.status === 200) scans.push(cookiesOf(answer))
        return answer
      },
      { most: 20 },
    )
    await new Promise((resolve) => setTimeout(resolve, relayMs))
    let present = 0
    for (const [index, scan] of scans.entries()) {
      const friend = wireFrom(target.url, elsewhere)
      const onlyScan = scan
        .split('; ')
        .filter((it) => it.includes('-scan='))
        .join('; ')
      const cookie = `${target.classmates[index]}; ${onlyScan}`
      const answer = await friend.send({
        method: 'POST',
        path: `/api/check-in/${target.classId}/code`,
        cookie,
        body: {},
      })
      if (answer.status === 200) present += 1
      friend.close()
    }
    room.close()
    return {
      sent: sentIn(statuses) + scans.length,
      achieved: `${scans.length} scans minted by one phone, ${present} friends elsewhere marked present`,
      held: present === 0,
    }
  },
}

const wanted = 3_000

const storing: Attack = {
  finding: '10',
  name: 'a stranger’s refused scans',
  async run(target) {
    const pool = openPool(target.databaseUrl, createLog('silent'), 1)
    const rows = async () =>
      Number(
        (await pool.query('select count(*) from attempts where class_id = $1', [target.classId])).rows[0]
          .count,
      )
    const before = await rows()
    const wire = wireFrom(target.url, attackerAddress)
    const statuses = await flood(
      target,
      16,
      (index) =>
        wire.send({
          method: 'POST',
          path: '/api/check-in/scan',
          body: { classId: target.classId, token: `invented-${index}` },
        }),
      { most: wanted },
    )
    const added = (await rows()) - before
    wire.close()
    await pool.end()
    return {
      sent: sentIn(statuses),
      achieved: `${statusWords(statuses)}; ${added} rows stored`,
      held: added <= 10,
    }
  },
}

export const trustAttacks = [aroundConfirmation, fromTheDoor, relaying, storing]
