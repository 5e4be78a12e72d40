import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  codeAlphabet,
  codeGraceSeconds,
  codeLength,
  codePeriodSeconds,
} from '@campanile/contract/attendance/check-in-code.ts'

/** The screen's content during one period: a token in the link, and a code to type. */
export interface Code {
  token: string
  shortCode: string
  shownFrom: Date
  shownUntil: Date
}

const periodMs = codePeriodSeconds * 1000

/** Derived, not stored, so that all server processes show and accept the same code without coordination. */
function codeOfPeriod(key: Buffer, windowId: string, period: number): Code {
  const bytes = createHmac('sha256', key).update(`${windowId}.${period}`).digest()
  const shortCode = [...bytes.subarray(16, 16 + codeLength)].map(
    (byte) => codeAlphabet[byte % codeAlphabet.length],
  )
  return {
    token: bytes.subarray(0, 16).toString('base64url'),
    shortCode: shortCode.join(''),
    shownFrom: new Date(period * periodMs),
    shownUntil: new Date((period + 1) * periodMs),
  }
}

const codePeriod = (at: Date) => Math.floor(at.getTime() / periodMs)

/** The code on the screen at this time, and the next one. */
export function shownCodes(key: Buffer, windowId: string, at: Date): [Code, Code] {
  const period = codePeriod(at)
  return [codeOfPeriod(key, windowId, period), codeOfPeriod(key, windowId, period + 1)]
}

/** The codes valid at this time: the one on the screen and, briefly, the one before. */
function validCodes(key: Buffer, windowId: string, at: Date): Code[] {
  const period = codePeriod(at)
  const graceEnds = period * periodMs + codeGraceSeconds * 1000
  const periods = at.getTime() < graceEnds ? [period, period - 1] : [period]
  return periods.map((it) => codeOfPeriod(key, windowId, it))
}

/** Whether a scanned token is valid for this window at this time. */
export const isTokenGood = (key: Buffer, windowId: string, token: string, at: Date) =>
  validCodes(key, windowId, at).some((code) => sameText(code.token, token))

/** Whether a typed code is valid for this window at this time. */
export const isShortCodeGood = (key: Buffer, windowId: string, shortCode: string, at: Date) =>
  validCodes(key, windowId, at).some((code) => sameText(code.shortCode, shortCode))

/** A scanned token or a typed code. */
export type Proof = { token: string } | { shortCode: string }

const shows = (code: Code, proof: Proof) =>
  'token' in proof ? sameText(code.token, proof.token) : sameText(code.shortCode, proof.shortCode)

/**
 * The code of the window that matches the proof and was on the screen between `from` and `until`, both
 * included.
 */
export function findCode(
  key: Buffer,
  windowId: string,
  proof: Proof,
  { from, until }: { from: Date; until: Date },
): Code | undefined {
  for (let period = codePeriod(from); period <= codePeriod(until); period += 1) {
    const code = codeOfPeriod(key, windowId, period)
    if (shows(code, proof)) return code
  }
  return undefined
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
