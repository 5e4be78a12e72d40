import { LiveNow } from './LiveNow.tsx'
import { Today } from './Today.tsx'

/** The sessions that are on, on the admin's dashboard. */
export const LiveToday = () => <Today>{(today) => <LiveNow today={today} />}</Today>
