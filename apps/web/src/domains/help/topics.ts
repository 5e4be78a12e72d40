import type { Role } from '@campanile/contract/roles.ts'
import { matchPath } from 'react-router'
import { adminTopics } from './admin/topics.ts'
import { settingsTopics } from './settings/topics.ts'
import { staffTopics } from './staff/topics.ts'
import { studentTopics } from './student/topics.ts'
import { teachingTopics } from './teaching/topics.ts'
import type { HelpTopic } from './topic.ts'

/** The help topics of each role's screens. */
export const topicsOf: Record<Role, readonly HelpTopic[]> = {
  student: studentTopics,
  lecturer: teachingTopics,
  staff: staffTopics,
  admin: adminTopics,
}

/** The topic of a screen, for the viewer's role. */
export const topicAt = (pathname: string, role: Role): HelpTopic | undefined =>
  [...settingsTopics, ...topicsOf[role]].find(({ paths }) =>
    paths.some((path) => matchPath(`/app/${path}`, pathname)),
  )
