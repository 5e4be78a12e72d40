import { CampusGlance } from './CampusGlance.tsx'
import { LiveNow } from './LiveNow.tsx'
import { Today } from './Today.tsx'

/** The campus's day on the admin's dashboard. */
export const CampusToday = () => (
  <Today>
    {(today) => (
      <>
        <CampusGlance today={today} />
        <LiveNow today={today} />
      </>
    )}
  </Today>
)
