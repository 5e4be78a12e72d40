import type { Operation } from '@campanile/contract/operation.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import { attachment, inline } from './content-disposition.ts'
import type { FileAnswer, KeptFile, Redirect } from './handle.ts'
import { sendKept } from './kept-file.ts'
import { fileSecurityPolicy } from './security-headers.ts'
import { sendShared } from './shared-answer.ts'
import { openStream } from './stream.ts'

/** Sends what a handler answered, as its operation's kind wants it. */
export function respond(reply: FastifyReply, operation: Operation, answer: unknown) {
  if (operation.clearsCache) reply.header('clear-site-data', '"cache"')
  switch (operation.kind) {
    case 'file': {
      if ('version' in (answer as FileAnswer | KeptFile)) return sendKept(reply, answer as KeptFile)
      const { type, bytes, size, saveAs, inline: shown } = answer as FileAnswer
      if (saveAs) reply.header('content-disposition', shown ? inline(saveAs) : attachment(saveAs))
      if (size !== undefined) reply.header('content-length', size)
      return reply.header('content-security-policy', fileSecurityPolicy).type(type).send(bytes)
    }
    case 'redirect':
      return reply.redirect((answer as Redirect).location, 302)
    case 'stream':
      return openStream(reply, answer as Parameters<typeof openStream>[1])
    default: {
      // What the contract does not name never leaves the server.
      const view = z.parse(operation.output, answer)
      return operation.sharedFor ? sendShared(reply, view, operation.sharedFor) : reply.send(view)
    }
  }
}
