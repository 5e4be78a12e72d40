import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { askCodesEvery, useShownCode } from '#lib/useShownCode.ts'
import { CodeArch } from '#ui/CodeArch.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Qr } from '#ui/Qr.tsx'
import { WallHead } from '#ui/WallHead.tsx'
import { placeLink } from '../placeLink.ts'
import { m } from './messages.ts'

/** A location's paired display at the door, which only shows its code. Patina in both themes. */
export function PlaceDisplay({ linkId }: { linkId: string }) {
  const place = useRead(
    'readStaffLinkCode',
    { linkId },
    { refetchInterval: askCodesEvery, staleTime: 0, gcTime: 0 },
  )
  const { code, clockOffset } = useShownCode(place.data)
  useDocumentTitle(place.data ? m.checkInAt({ place: place.data.place }) : m.checkIn())
  const { data, error } = place
  const label = data ? m.qrCodeAt({ place: data.place }) : ''
  return (
    <main className="dark relative grid min-h-dvh grid-cols-1 grid-rows-head overflow-hidden bg-night bg-linear-165 from-transparent to-black/35 px-[clamp(20px,4vw,72px)] py-[clamp(18px,3vh,36px)] text-white">
      <WallHead clockOffset={clockOffset} />
      {!data && error && (
        <div className="grid place-items-center">
          <LoadFailed title={m.couldNotLoadLocation()} heading="h1" error={error} onRetry={place.refetch} />
        </div>
      )}
      {data && (
        <div className="relative grid items-center gap-[clamp(24px,5vw,88px)] lg:grid-cols-wall">
          {data.open && data.rotating && (
            <CodeArch
              link={(token) => placeLink(location.origin, data.audience, linkId, token)}
              label={label}
              code={code}
              clockOffset={clockOffset}
            />
          )}
          {data.open && !data.rotating && (
            <div className="mx-auto w-[min(46vw,60vh)] rounded-2xl bg-white p-6 max-lg:w-[min(78vw,44vh)]">
              <Qr text={placeLink(location.origin, data.audience, linkId)} label={label} className="w-full" />
            </div>
          )}
          <div className="min-w-0 max-lg:text-center">
            <p className="text-wall text-brass-ink">
              {data.audience === 'staff' ? m.staff() : m.lecturers()}
            </p>
            <h1 className="mt-1 text-wall-2xl font-title">{data.place}</h1>
            <p className="mt-[clamp(10px,2vh,20px)] text-wall-lg leading-snug">
              {data.open ? m.scanTheCode() : closedWords(data.opensAt, data.closesAt)}
            </p>
            {data.open && data.network && (
              <p className="mt-2 text-wall text-night-ink">{m.phoneMustBeOnNetwork()}</p>
            )}
          </div>
        </div>
      )}
    </main>
  )
}

const closedWords = (opensAt: string | null, closesAt: string | null) =>
  opensAt && closesAt ? m.openFromTo({ opensAt, closesAt }) : m.locationIsClosed()
