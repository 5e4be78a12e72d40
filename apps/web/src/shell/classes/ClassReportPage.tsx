import { ClassReportTab } from '#domains/insight/reports/ClassReportTab.tsx'
import { ClassTab } from './ClassTab.tsx'

export const ClassReportPage = () => <ClassTab>{({ id }) => <ClassReportTab classId={id} />}</ClassTab>
