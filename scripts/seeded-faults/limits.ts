import { type Fault, inDomain } from './fault.ts'

const kind = 'limit'

export const limitFaults: Fault[] = [
  {
    name: 'password-confirmed-without-limit',
    kind,
    file: inDomain('accounts/sessions/sessions.service.ts'),
    text: `  await countAttempt(ctx, subject)
  const hash`,
    replacement: '  const hash',
    tests: ['accounts/'],
  },
  {
    name: 'upload-longer-than-announced',
    kind,
    file: inDomain('assignments/mine/uploads.service.ts'),
    text: "      if (offset + size > upload.size) throw new AppError('too-large')\n",
    replacement: '',
    tests: ['assignments/'],
  },
  {
    name: 'slot-kept-by-caller-who-left',
    kind,
    file: 'apps/server/src/http/admission.ts',
    text: `      try {
        if (wait) {
          await wait
          if (hasLeft?.()) throw new AppError('busy')
        }
        return await work()
      } finally {`,
    replacement: `      if (wait) {
        await wait
        if (hasLeft?.()) throw new AppError('busy')
      }
      try {
        return await work()
      } finally {`,
    tests: ['src/http/'],
  },
  {
    name: 'attachment-of-any-size',
    kind,
    file: 'apps/server/src/files/receive-file.ts',
    text: "  if (size > maxBytes) throw new AppError('too-large')\n",
    replacement: '',
    tests: ['src/files/', 'assignments/'],
  },
]
