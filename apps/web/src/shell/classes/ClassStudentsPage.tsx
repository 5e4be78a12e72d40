import { MessageClass } from '#domains/notifications/group-messages/MessageEntries.tsx'
import { ClassStudents } from '#domains/structure/classes/ClassStudents.tsx'
import { ClassTab } from './ClassTab.tsx'

export const ClassStudentsPage = () => (
  <ClassTab>
    {(it) => (
      <ClassStudents
        it={it}
        actions={it.enrolled > 0 && <MessageClass classId={it.id} course={it.course.code} />}
      />
    )}
  </ClassTab>
)
