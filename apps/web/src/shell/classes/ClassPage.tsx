import { lazyScreen } from '#lib/lazyScreen.tsx'
import { useUser } from '#lib/session.ts'

const TaughtClassPage = lazyScreen(() => import('./TaughtClassPage.tsx'), 'TaughtClassPage')
const MyClassPage = lazyScreen(() => import('./MyClassPage.tsx'), 'MyClassPage')

/** `/app/classes/:classId`: the overview for those who run a class, and a different page for its students. */
export const ClassPage = () => (useUser().role === 'student' ? <MyClassPage /> : <TaughtClassPage />)
