import { z } from 'zod/mini'
import type { Context } from '#http/context.ts'
import { countRequest, uncountRequest } from '../sign-in/attempt-limits.service.ts'
import { parseXml } from './parse-xml.ts'

/** Thrown for a message that is not accepted; the message is for the log. */
export class Refused extends Error {}

const named = z.object({ Issuer: z.array(z.union([z.string(), z.object({ _: z.string() })])) })

/** The issuer that a message names, before anything is verified: only to find the provider. */
export async function claimedIssuer(
  xml: string,
  root: 'Response' | 'LogoutRequest' | 'LogoutResponse',
): Promise<string> {
  const parsed = z.safeParse(z.object({ [root]: named }), await parseXml(xml))
  const issuer = parsed.data?.[root]?.Issuer[0]
  if (!issuer) throw new Refused('the message is no XML, or names no issuer')
  return typeof issuer === 'string' ? issuer : issuer._
}

const purpose = 'saml-response'
/** Messages that are refused, from one network at once; then one every few seconds. */
const refusedAtOnce = 100

/** Verifying is costly and open to strangers, so what is refused is counted by network. */
export async function countedByNetwork<T>(ctx: Context, accept: () => Promise<T>): Promise<T> {
  await countRequest(ctx, purpose, refusedAtOnce)
  const accepted = await accept()
  await uncountRequest(ctx, ctx.db, purpose)
  return accepted
}
