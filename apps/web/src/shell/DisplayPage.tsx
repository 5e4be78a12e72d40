import { KioskDisplay } from '#domains/attendance/kiosk/KioskDisplay.tsx'
import { DisplayScreen } from '#domains/displays/DisplayScreen.tsx'
import { PlaceDisplay } from '#domains/staff-attendance/kiosk/PlaceDisplay.tsx'

/** `/display`, combining pairing, check-in locations and kiosks. */
export const DisplayPage = () => (
  <DisplayScreen
    place={(linkId) => <PlaceDisplay linkId={linkId} />}
    kiosk={(sessionId, { shows, counts }) => (
      <KioskDisplay sessionId={sessionId} courseTitle={shows} counts={counts} />
    )}
  />
)
