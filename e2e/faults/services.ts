import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMailServer } from '@campanile/server/testing/open-mail-server.ts'
import { startStore } from '../support/cluster/store.ts'
import { install } from './installation.ts'
import { openLink, toPort } from './link.ts'
import type { Load } from './load.ts'
import { mailBalance, nothingWaits } from './mail-balance.ts'
import { newRow, type Row } from './report.ts'
import { runRound } from './round.ts'
import { runFault } from './run-fault.ts'

/** External services become unavailable while people work: first the mail server, then the S3 bucket. */
export async function servicesAway(rounds: number, tell: (line: string) => void): Promise<Row[]> {
  const rows: Row[] = []
  for (const away of [mailAway, bucketAway]) {
    const dataDir = mkdtempSync(join(tmpdir(), 'campanile-services-'))
    chmodSync(dataDir, 0o711)
    rows.push(await away(dataDir, rounds, tell))
    rmSync(dataDir, { recursive: true, force: true })
  }
  return rows
}

/** No request waits for the mail server. Emails wait in the outbox, and each is sent once. */
async function mailAway(dataDir: string, rounds: number, tell: (line: string) => void): Promise<Row> {
  const mail = await openMailServer()
  const link = await openLink(toPort(mail.port))
  const installation = await install(dataDir, {
    SMTP_URL: `smtp://127.0.0.1:${link.port}`,
    MAIL_FROM: 'Campus <office@campus.test>',
  })
  const row = newRow('mail server away')
  try {
    for (let round = 0; round < rounds; round++) {
      await runRound(installation, row, {
        students: 16,
        async strike(load) {
          await load.reached(3)
          await link.cut()
          await load.done
          await link.mend()
          const began = performance.now()
          await nothingWaits(installation)
          return performance.now() - began
        },
      })
    }
    const { sent, lost, doubled, unclear } = await mailBalance(installation, mail.arrived)
    row.lost += lost
    row.doubled += doubled
    row.notes.push(`${sent} mails sent, ${unclear} unclear`)
    tell(`${row.fault}: ${lost} mails lost, ${doubled} doubled, ${unclear} unclear in ${sent}`)
    return row
  } finally {
    await installation.server.stop()
    await link.cut()
    await mail.stop()
  }
}

/** Uploads stop and resume later. Everything else continues to work. */
async function bucketAway(dataDir: string, rounds: number, tell: (line: string) => void): Promise<Row> {
  const store = await startStore(dataDir)
  const link = await openLink(toPort(Number(new URL(store.environment.S3_ENDPOINT).port)))
  const s3 = { ...store.environment, S3_ENDPOINT: `http://127.0.0.1:${link.port}` }
  const installation = await install(dataDir, s3)
  const fault = {
    name: 'bucket away',
    async bringAbout(load: Load) {
      await link.cut()
      await load.refusedTimes(8)
      await link.mend()
    },
    recovered: (load: Load) => Promise.race([load.reached(load.acknowledged.length + 1), load.done]),
  }
  try {
    return await runFault(installation, fault, { rounds, tell })
  } finally {
    await installation.server.stop()
    await link.cut()
    await store.stop()
  }
}
