import { CheckInRulesButton } from '#domains/attendance/rules/CheckInRulesButton.tsx'
import { SessionsCard } from '#domains/timetable/class/SessionsCard.tsx'
import { ClassTab } from './ClassTab.tsx'

export const ClassSessionsPage = () => (
  <ClassTab>
    {({ id }) => <SessionsCard classId={id} actions={<CheckInRulesButton classId={id} />} />}
  </ClassTab>
)
