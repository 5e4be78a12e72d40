import { ApiError } from '@campanile/contract/client.ts'
import type { ErrorBody } from '@campanile/contract/errors.ts'
import { m } from './messages.ts'

/** Asks the person; false when they cancel. */
type Confirmer = () => Promise<boolean>

let confirmer: Confirmer | null = null
let asked: Promise<boolean> | null = null

/** Registers the component that asks; the last one registered is used. Returns a function to unregister it. */
export function answerConfirmations(ask: Confirmer) {
  confirmer = ask
  return () => {
    if (confirmer === ask) confirmer = null
  }
}

/** Asks once for all requests that wait for it; false if there is no dialog, or on cancel. */
export function confirmIdentity(): Promise<boolean> {
  asked ??= (confirmer?.() ?? Promise.resolve(false)).finally(() => {
    asked = null
  })
  return asked
}

async function needsConfirmation(response: Response): Promise<boolean> {
  const isJson = response.headers.get('content-type')?.includes('application/json')
  if (response.status !== 403 || !isJson || !confirmer) return false
  const { error }: ErrorBody = await response.clone().json()
  return error.code === 'requires-recent-login'
}

/** Sends a request, and repeats it after the person's confirmation if the server requires that. */
export async function withConfirmation(send: () => Promise<Response>): Promise<Response> {
  const response = await send()
  if (!(await needsConfirmation(response))) return response
  if (await confirmIdentity()) return send()
  throw new ApiError('requires-recent-login', m.notConfirmedSoNothingWasChanged())
}
