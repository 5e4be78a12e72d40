import { classQueues } from '@campanile/contract/insight/class-overview.ts'
import { expect, test } from 'vitest'
import { appRoutes } from '../../../routes.tsx'
import { classQueueLabel, classQueuePath } from './classQueues.ts'

const patternOf = (path: string) => path.replace(/:\w+/g, 'x')
const ofAdmins = ['session-requests', 'late-submissions', 'marks-to-moderate']

test.each(classQueues)('%s links to a screen that its reader can open', (queue) => {
  expect(classQueueLabel(queue)).not.toBe('')
  for (const role of ['admin', 'lecturer'] as const) {
    if (role === 'lecturer' && ofAdmins.includes(queue)) continue
    const [path] = classQueuePath(queue, 'x', role).replace('/app/', '').split('?')
    const open = appRoutes.filter(({ roles }) => roles.includes(role)).map((it) => patternOf(it.path))
    expect(open.includes(path!) || path === 'student-attendance/review', path).toBe(true)
  }
})
