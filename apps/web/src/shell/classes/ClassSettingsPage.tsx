import { ClassSettings } from '#domains/structure/classes/ClassSettings.tsx'
import { ClassTab } from './ClassTab.tsx'

export const ClassSettingsPage = () => <ClassTab>{(it) => <ClassSettings it={it} />}</ClassTab>
